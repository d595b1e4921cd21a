/**
 * A drawing in place of a picture: dunes under a sun, in colours that follow from the picture's id. It is an SVG
 * whatever format was asked for, which browsers show all the same.
 */
export function posterOf(imageId: string): Blob {
  const hue = [...imageId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const colour = (turn: number, light: number) => `hsl(${(hue + turn) % 360} 60% ${light}%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="1024" height="768">
<rect width="4" height="3" fill="${colour(0, 82)}"/>
<circle cx="3" cy="1" r=".45" fill="${colour(40, 68)}"/>
<path d="M0 2C1 1.3 2 2.4 4 1.7V3H0Z" fill="${colour(20, 58)}"/>
<path d="M0 2.5C1.2 2 2.6 2.9 4 2.3V3H0Z" fill="${colour(10, 40)}"/>
</svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}
