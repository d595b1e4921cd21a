import type { CardInfo, FormError } from '@aitours/domain/checkout';
import { checkoutMessages } from '@aitours/domain/messages';
import { formatPrice, preventBreak } from '@aitours/domain/money';
import { formatCardNumber, testCards } from './cards.ts';
import { type Html, html } from './html.ts';
import type { LedgerPayment } from './ledger.ts';
import { messages } from './messages.ts';

/** How the page looks inside the shop's. */
export interface Appearance {
  readonly theme: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
}

/** What was typed, and what is wrong with it. */
export interface Rejected {
  readonly card: CardInfo;
  readonly errors: readonly FormError<keyof CardInfo>[];
}

/** The path of the script, the styles and the font. */
export const assetsPath = '/test-provider/assets';

interface Page extends Appearance {
  readonly title: string;
  readonly content: Html;
  /** Whether the shop's page has to read the payment again. */
  readonly hasChanged?: boolean;
  /** Whether the page reloads itself until something changes. */
  readonly isWaiting?: boolean;
}

const renderPage = ({ title, content, theme, dir, hasChanged = false, isWaiting = false }: Page): string =>
  html`<!doctype html>
<html lang="en" dir="${dir}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assetsPath}/style.css">
<script src="${assetsPath}/page.js" defer></script>
</head>
<body${hasChanged && html` data-changed`}${isWaiting && html` data-waiting`}>
<main aria-label="${title}">
<p class="notice">${messages.notice}</p>
${content}
</main>
</body>
</html>
`.markup;

const formatAmount = ({ amount }: LedgerPayment) => preventBreak(formatPrice(amount));
const formatCard = ({ cardBrand, cardLastFour }: LedgerPayment) => messages.card(cardBrand ?? '', cardLastFour ?? '');
const formatQuery = ({ theme, dir }: Appearance) => `?theme=${theme}&dir=${dir}`;

/** Renders the page of a payment in its current state. */
export function renderPayment(payment: LedgerPayment, look: Appearance, rejected: Rejected | null = null): string {
  const amount = formatAmount(payment);
  const hasChanged = payment.status !== 'open' || payment.decline !== null;
  switch (payment.status) {
    case 'open':
      return payment.isChallenged ? renderChallenge(payment, look) : renderForm(payment, look, rejected, hasChanged);
    case 'authorised':
      return renderStatus(payment, look, messages.processing, messages.processingText, { isWaiting: true });
    case 'paid':
      return renderStatus(payment, look, messages.paid(amount), messages.paidText(formatCard(payment)));
    case 'failed':
      return renderStatus(payment, look, messages.failed, messages.failedText);
  }
}

/** Renders the page of an unknown payment. */
export const renderUnknown = (look: Appearance): string =>
  renderPage({
    ...look,
    title: messages.unknown,
    content: html`<h1>${messages.unknown}</h1>
<p>${messages.unknownText}</p>`,
  });

function renderStatus(
  payment: LedgerPayment,
  look: Appearance,
  title: string,
  text: string,
  { isWaiting = false }: { readonly isWaiting?: boolean } = {},
): string {
  const content = html`<div role="status">
<h1>${title}</h1>
<p>${text}</p>
</div>
${
  isWaiting
    ? html`<p><a class="quiet" href="${formatQuery(look)}">${messages.checkAgain}</a></p>`
    : html`<p class="alone"><a class="quiet" href="${payment.returnUrl}" target="_top">${messages.goBack}</a></p>`
}`;
  return renderPage({ ...look, title, content, isWaiting, hasChanged: true });
}

const renderChallenge = (payment: LedgerPayment, look: Appearance): string =>
  renderPage({
    ...look,
    title: messages.challenge,
    content: html`<h1 id="title" tabindex="-1" data-focus>${messages.challenge}</h1>
<p>${messages.challengeText(formatAmount(payment), formatCard(payment))}</p>
<form method="post" action="${payment.reference}/challenge${formatQuery(look)}" aria-labelledby="title">
<div class="row">
<button class="primary" name="answer" value="approve">${messages.approve}</button>
<button class="secondary" name="answer" value="refuse">${messages.refuse}</button>
</div>
</form>`,
  });

function renderForm(payment: LedgerPayment, look: Appearance, rejected: Rejected | null, hasChanged: boolean): string {
  const action = messages.pay(formatAmount(payment));
  const field = (name: keyof CardInfo) => renderField(name, rejected);
  return renderPage({
    ...look,
    hasChanged,
    title: action,
    content: html`<h1>${action}</h1>
<p class="soft">${payment.description}</p>
${rejected ? renderErrors(rejected) : renderDecline(payment)}
<form method="post" action="${payment.reference}${formatQuery(look)}" aria-label="${messages.form}" data-card novalidate>
${field('cardNumber')}
<div class="columns">${field('expiry')}${field('cvv')}</div>
<button class="primary" data-working="${messages.working}">${action}</button>
<p class="live" role="status"></p>
</form>
<details>
<summary>${messages.testCards}</summary>
<p class="soft">${messages.testCardsHint}</p>
<ul>${testCards.map(renderTestCard)}</ul>
</details>`,
  });
}

const renderTestCard = ({ number, title }: (typeof testCards)[number]): Html =>
  html`<li><span><bdi class="number" dir="ltr">${formatCardNumber(number)}</bdi> <span class="soft">${title}</span></span>
<button type="button" class="secondary" data-fill="${formatCardNumber(number)}" aria-label="${messages.fill}: ${title}" hidden>${messages.fill}</button></li>`;

/** The text of an error: the shop's offers cash, which can't be chosen here. */
const toText = (message: string) => (message === checkoutMessages.cardExpired ? messages.cardExpired : message);

const renderErrors = ({ errors }: Rejected): Html =>
  html`<div class="errors" role="group" aria-labelledby="errors" tabindex="-1" data-focus>
<h2 id="errors">${[...new Set(errors.map(({ message }) => toText(message)))].join('. ')}</h2>
<ul>${errors.flatMap(({ fields }) =>
    fields.map((name) => html`<li><a href="#${name}">${messages.labels[name]}</a></li>`),
  )}</ul>
</div>`;

const renderDecline = ({ decline }: LedgerPayment): Html | null =>
  decline &&
  html`<div class="errors" role="group" aria-labelledby="errors" tabindex="-1" data-focus>
<h2 id="errors">${messages.declineTitle}</h2>
<p>${messages.declined[decline]}</p>
</div>`;

const attributes = {
  cardNumber: html` autocomplete="cc-number" maxlength="23"`,
  expiry: html` autocomplete="cc-exp" maxlength="7"`,
  cvv: html` autocomplete="cc-csc" maxlength="4"`,
} satisfies Record<keyof CardInfo, Html>;

/** What the script shows while the card is typed; the server checks it again. */
const invalid = {
  cardNumber: html` data-invalid="${checkoutMessages.cardNumberInvalid}" data-amex="${checkoutMessages.amexNumberInvalid}"`,
  expiry: html` data-invalid="${checkoutMessages.expiryInvalid}"`,
  cvv: html` data-invalid="${checkoutMessages.cvvInvalid}"`,
} satisfies Record<keyof CardInfo, Html>;

function renderField(name: keyof CardInfo, rejected: Rejected | null): Html {
  const found = rejected?.errors.find(({ fields }) => fields.includes(name));
  const isMissing = found?.message === checkoutMessages.paymentInfoMissing;
  const error = found ? (isMissing ? messages.missing[name] : toText(found.message)) : '';
  const hint = messages.hints[name];
  // The security code is never sent back.
  const value = name === 'cvv' ? '' : (rejected?.card[name] ?? '');
  return html`<div class="field">
<label for="${name}">${messages.labels[name]}</label>
${hint !== null && html`<p class="soft" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" type="text" inputmode="numeric" dir="ltr" required spellcheck="false" value="${value}"
${attributes[name]}${invalid[name]} data-missing="${messages.missing[name]}"${error !== '' && html` aria-invalid="true"`}
aria-describedby="${name}-error${hint === null ? '' : ` ${name}-hint`}">
<p class="error" id="${name}-error">${error}</p>
</div>`;
}
