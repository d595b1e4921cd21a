/** A name on the map. */
export interface PlaceName {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Minimum zoom: smaller places appear later. */
  readonly fromZoom: number;
}

const place = (name: string, latitude: number, longitude: number, fromZoom: number): PlaceName => ({
  name,
  latitude,
  longitude,
  fromZoom,
});

/** Cities first, then places that visitors know by name. */
export const gazetteer: readonly PlaceName[] = [
  place('Dubai', 25.2, 55.33, 5),
  place('Abu Dhabi', 24.46, 54.39, 5),
  place('Sharjah', 25.33, 55.46, 8),
  place('Ajman', 25.41, 55.5, 9.4),
  place('Umm Al Quwain', 25.53, 55.63, 7.8),
  place('Ras Al Khaimah', 25.78, 55.97, 6.4),
  place('Fujairah', 25.13, 56.31, 6.4),
  place('Al Ain', 24.21, 55.74, 6),
  place('Hatta', 24.8, 56.12, 7.4),
  place('Khor Fakkan', 25.34, 56.33, 7.8),
  place('Dibba', 25.59, 56.24, 7.8),
  place('Jebel Jais', 25.95, 56.16, 8.4),
  place('Khasab', 26.17, 56.24, 7.4),
  place('Liwa', 23.13, 53.77, 6),
  place('Madinat Zayed', 23.66, 53.7, 7.4),
  place('Al Ruwais', 24.09, 52.72, 7),
  place('Sir Bani Yas', 24.33, 52.6, 8.4),
  place('Al Dhafra', 23.6, 52.9, 8),
  place('Lahbab', 25.04, 55.59, 9),
  place('Margham', 24.9, 55.63, 9.4),
  place('Al Qudra', 24.84, 55.37, 9.4),
  place('Dubai Marina', 25.07, 55.14, 10.2),
  place('Palm Jumeirah', 25.114, 55.134, 10.6),
  place('Downtown Dubai', 25.19, 55.28, 10.6),
  place('Deira', 25.27, 55.33, 10.6),
  place('Jebel Ali', 25, 55.1, 8.6),
  place('Yas Island', 24.49, 54.6, 9),
  place('Saadiyat Island', 24.54, 54.44, 10),
  place('Doha', 25.28, 51.5, 5.4),
  place('Sohar', 24.34, 56.7, 6.4),
];
