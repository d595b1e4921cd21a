import { globalFontFace } from '@vanilla-extract/css';

/** The Latin subset of Readex Pro, a variable font (`scripts/generate.ts`). */
globalFontFace('Readex Pro Variable', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '400 700',
  src: "url('./generated/readex-pro-latin.woff2?no-inline') format('woff2')",
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

const arial = 'local("Arial"), local("Liberation Sans"), local("Helvetica")';
const bold = 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold")';

/** The width of the shop's texts in Readex Pro relative to Arial, by weight (measured in Chromium). */
const widths = [
  { fontWeight: '100 450', src: arial, widthRatio: 1.071 },
  { fontWeight: '451 599', src: arial, widthRatio: 1.094 },
  { fontWeight: '600 900', src: bold, widthRatio: 1.045 },
];

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

/** The fallback has the metrics of Readex Pro (ascent 1 em, descent 0.25 em), so that the layout does not shift when the font loads. */
for (const { widthRatio, ...face } of widths) {
  globalFontFace('Readex Pro Fallback', {
    ...face,
    sizeAdjust: percent(widthRatio),
    ascentOverride: percent(1 / widthRatio),
    descentOverride: percent(0.25 / widthRatio),
    lineGapOverride: '0%',
  });
}
