/**
 * The first script of every page. Under its policy no text becomes markup or code; as the address
 * of a script only that of the service worker passes: what `default` gives nothing back for, the
 * browser refuses. The content policy allows no page to make another.
 */
export const ownScriptsOnly = [
  'if(window.trustedTypes)trustedTypes.createPolicy("default",{createScriptURL(u){',
  "let a=new URL(u,location);",
  "if(a.origin==location.origin&&a.pathname=='/sw.js')return u",
  "}})",
].join("");
