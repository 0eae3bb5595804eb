/** The title of the page that stands at an address of the blog that has no article. */
export const missingPost = "Post Not Found";

/** The address of an article, whether there is one or not. */
export const postAddress = /^\/blog\/[^/]+\/?$/;

/**
 * Run in the 404 page before its words are painted, for a host that has one page for every unknown
 * address: only the browser then knows which was asked for. Where an article would be, it says that
 * there is no such post. The title is kept, because React writes its own when it arrives.
 */
export const showMissingPost = (fullTitle: string) =>
  `if(${postAddress}.test(location.pathname)){let d=document,t=${JSON.stringify(fullTitle)},k=()=>{if(d.title!=t)d.title=t};d.documentElement.dataset.missing="post";d.currentScript.previousElementSibling.textContent=${JSON.stringify(missingPost)};k();new MutationObserver(k).observe(d.head,{subtree:true,childList:true,characterData:true})}`;
