const address = /^(?:https?:\/\/[^\s/]\S*|(?:mailto|tel):\S+|\/(?![/\\])\S*|#\S*)$/i;

/**
 * Returns whether a link of an article may have this address: a page of the web or of the shop, a mail address or a
 * telephone number.
 *
 * @example isArticleLink('/things-to-do') // true
 * @example isArticleLink('javascript:alert(1)') // false
 */
export const isArticleLink = (text: string): boolean => address.test(text);
