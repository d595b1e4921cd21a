/** Returns a two-colour picture as a data URL, for stories. */
export function picture(sky: string, ground: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 480 360"><path fill="${sky}" d="M0 0h480v360H0z"/><circle cx="320" cy="130" r="52" fill="#fff3d6"/><path fill="${ground}" d="M0 270c80-60 150-50 230-10s150 30 250-50v150H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
