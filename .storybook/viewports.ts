/** The viewports of the toolbar and of stories, in CSS pixels. */
export const viewports = {
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: 800, height: 1100 },
  desktop: { name: 'Desktop', width: 1280, height: 900 },
  zoomed: { name: 'Desktop at 200 %', width: 640, height: 450 },
  zoomedMost: { name: 'Desktop at 400 %', width: 320, height: 225 },
};

export type Viewport = keyof typeof viewports;
