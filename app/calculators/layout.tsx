import "./calculators.css";

export { Shell as default } from "../shell";
