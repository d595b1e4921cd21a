import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { alignAsPage, focusRing } from './mixins.ts';

const reset = (selector: string, rule: Exclude<StyleRule['@layer'], undefined>[string]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend, pre', {
  margin: 0,
  padding: 0,
});
reset('html', { textSizeAdjust: '100%', scrollPaddingBlockStart: '6rem' });
reset('body', {
  minBlockSize: '100dvb',
  font: vars.text.body,
  letterSpacing: vars.tracking.base,
  color: vars.ink.base,
  background: vars.paper.base,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
// Unlike `none`, an empty marker does not remove the list semantics in VoiceOver.
reset('ul, ol', { listStyleType: '""' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('img, picture, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecorationThickness: '0.08em', textUnderlineOffset: '0.2em' });
reset('summary', { cursor: 'pointer' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('hr', { border: 0 });
reset('[hidden]', { display: 'none !important' });
reset(':focus-visible', focusRing);
reset(':focus:not(:focus-visible)', { outline: 'none' });
/** Headings that receive the focus after navigation are not interactive, so they show no focus ring. */
reset(':is(h1, h2, h3, h4)[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });
// Not `:dir(rtl)`, which builds replace by `:lang()` for older browsers. The text of one block is often in another language than the page: a product's name, an address. Its own first letter
// decides its order, its page the side on which it is.
reset('[dir=rtl] :is(h1, h2, h3, h4, h5, h6, p, li, dt, dd, label, legend, figcaption, button, a)', {
  unicodeBidi: 'plaintext',
  ...alignAsPage,
});
reset('[dir=rtl] :is(span, strong, em, del, time, td, th, option)', { unicodeBidi: 'plaintext' });
// Icons that point along the line of reading.
reset('[dir=rtl] svg:is([class*="lucide-arrow" i], [class*="lucide-chevron" i])', { transform: 'scaleX(-1)' });
reset('::selection', { background: vars.accent.base, color: vars.accent.on });
