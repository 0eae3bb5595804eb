import { savedName } from "@/lib/calculator/analysis/saved-name";

// Results that a visitor asked to be kept. The privacy policy shows and erases what is there.

/** In a frame nothing is kept: the privacy policy is on another site, and could not erase it. */
export const canSaveScenarios = () => window.parent === window;

/** What is kept of a calculator, as a fragment. Nothing where storage is refused. */
export function savedScenarios(id: string): string {
  try {
    return (canSaveScenarios() && localStorage.getItem(savedName(id))) || "";
  } catch {
    return "";
  }
}

/** Keeps this, or with nothing erases what was kept. Says whether the browser did. */
export function saveScenarios(id: string, fragment: string): boolean {
  try {
    if (fragment) localStorage.setItem(savedName(id), fragment);
    else localStorage.removeItem(savedName(id));
    return true;
  } catch {
    return false;
  }
}
