/** In a separate module, because most pages load this message without `deferPart`. */
export const loadingPage = 'Loading page';
