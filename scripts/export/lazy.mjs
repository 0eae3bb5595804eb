/** In the place of `next/dynamic`: an island stays as it was built until all of it is there. */
export { lazy as default } from "react";
