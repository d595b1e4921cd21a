/** Made by server/build/coastline.ts. */
declare module 'virtual:coastline' {
  export const land: { type: 'MultiPolygon'; coordinates: [longitude: number, latitude: number][][][] };
}
