/**
 * A ref for a bar over the foot of the screen: as long as it is there, the page scrolls so much
 * further that nothing is hidden under it, neither its end nor what gets the focus.
 */
export function keepClear(bar: HTMLElement | null) {
  if (!bar) return;
  const observer = new ResizeObserver(() => leaveRoom(`${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    leaveRoom("");
  };
}

function leaveRoom(height: string) {
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}
