/** The icons of the installed site and of home screens, by the name of their file. */
export const icons = {
  "icon-192.png": { size: 192, shape: "rounded" },
  "icon-512.png": { size: 512, shape: "rounded" },
  // The system cuts these to a shape of its own: the mark stays within the circle that it may keep.
  "maskable-192.png": { size: 192, shape: "full" },
  "maskable-512.png": { size: 512, shape: "full" },
  "apple-touch-icon.png": { size: 180, shape: "full" },
} as const;

export type IconFile = keyof typeof icons;

/** The address of an icon. */
export const iconHref = (file: IconFile) => `/icons/${file}` as const;
