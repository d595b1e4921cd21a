import { globalFontFace } from '@vanilla-extract/css';

/** The first part of Readex Pro, Latin (`scripts/generate.ts`). One variable font carries every weight; Arabic is its second part. */
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

/** How much wider Readex Pro sets the shop's own sentences than Arial does, by weight (measured in Chromium). */
const widths = [
  { fontWeight: '100 450', src: arial, wider: 1.071 },
  { fontWeight: '451 599', src: arial, wider: 1.094 },
  { fontWeight: '600 900', src: bold, wider: 1.045 },
];

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

/** Stands in until the font arrives, with its measures, so that nothing moves then: its ascent is 1 em, its descent 0.25. */
for (const { wider, ...face } of widths) {
  globalFontFace('Readex Pro Fallback', {
    ...face,
    sizeAdjust: percent(wider),
    ascentOverride: percent(1 / wider),
    descentOverride: percent(0.25 / wider),
    lineGapOverride: '0%',
  });
}
