/**
 * The first script of every page. Under its policy no text becomes markup or code; as the address
 * of a script only that of the service worker passes, as the page itself writes it: what `default`
 * gives nothing back for, the browser refuses. The content policy allows no page to make another.
 */
export const ownScriptsOnly = [
  'if(window.trustedTypes)trustedTypes.createPolicy("default",{createScriptURL(u){',
  "if(u=='/sw.js')return u",
  "}})",
].join("");
