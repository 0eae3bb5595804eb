/** What a page hears when a new release has been fetched and waits: its worker. */
export const newRelease = "newrelease";

declare global {
  interface WindowEventMap {
    [newRelease]: CustomEvent<ServiceWorker>;
  }
}

/**
 * Run at the start of the body: once the page has loaded and has nothing else to do, the browser may keep the site
 * for use without network. A worker that waits, or comes to wait, beside one that is at work is a new
 * release; what it means to the visitor is loaded only then.
 */
export const registerWorker = `addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>{
navigator.serviceWorker?.register("/sw.js").then(r=>{
let tell=w=>{if(w.state=="installed"&&r.active)dispatchEvent(new CustomEvent("${newRelease}",{detail:w}))},
watch=w=>{if(w){tell(w);w.onstatechange=()=>tell(w)}};
watch(r.waiting||r.installing);
r.onupdatefound=()=>watch(r.installing)
}).catch(()=>{})}))`;
