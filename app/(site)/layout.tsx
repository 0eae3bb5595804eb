import "../site.css";

export { Shell as default } from "../shell";
