/** The title of the page that stands at an address of the blog that has no article. */
export const missingPost = "Post Not Found";

/**
 * Run in the 404 page before its words are painted: a host serves one page for every unknown
 * address, and only the browser knows which was asked for. Under /blog/ it says that there is no
 * such post. The title is kept, because React writes its own when it arrives.
 */
export const showMissingPost = (fullTitle: string) =>
  `if(/^\\/blog\\/[^/]+\\/?$/.test(location.pathname)){let d=document,t=${JSON.stringify(fullTitle)},k=()=>{if(d.title!=t)d.title=t};d.documentElement.dataset.missing="post";d.currentScript.previousElementSibling.textContent=${JSON.stringify(missingPost)};k();new MutationObserver(k).observe(d.head,{subtree:true,childList:true,characterData:true})}`;
