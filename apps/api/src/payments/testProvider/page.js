/**
 * The script of the test provider's pages, which also work without it: it reports height and changes to the shop's page,
 * formats and checks what is typed, and reloads the page of a payment that is being processed.
 */

/** @param {Record<string, unknown>} message */
function report(message) {
  // The frame has the shop's own origin; no other may frame it.
  if (window.parent !== window) window.parent.postMessage({ source: 'aitours-payment', ...message }, location.origin);
}

new ResizeObserver(() =>
  report({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
if ('changed' in document.body.dataset) report({ type: 'changed' });
if ('waiting' in document.body.dataset) setTimeout(() => location.reload(), 3000);

// Not `autofocus`, which browsers ignore in frames of other origins and after a click.
const summary = document.querySelector('[data-focus]');
if (summary instanceof HTMLElement) summary.focus();

const isAmex = () => /^3[47]/.test(inputs['cardNumber']?.value ?? '');

/** @type {Record<string, (text: string) => boolean>} */
const isValid = {
  cardNumber: (text) => (isAmex() ? /^\d{15}$/ : /^\d{16}$/).test(text.replaceAll(/\s/g, '')),
  expiry: (text) => /^(0[1-9]|1[0-2])\/\d{2}$/.test(text.trim()),
  cvv: (text) => (isAmex() ? /^\d{4}$/ : /^\d{3,4}$/).test(text.trim()),
};

/** @type {Record<string, (text: string) => string>} */
const format = {
  cardNumber(text) {
    const digits = text.replaceAll(/\D/g, '');
    const groups = isAmex() ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g);
    return (groups ?? []).filter(Boolean).join(' ');
  },
  expiry(text) {
    if (!/^\d{3,4}$/.test(text)) return text;
    return `${text.slice(0, 2)}/${text.slice(2)}`;
  },
  cvv: (text) => text,
};

/** @type {Record<string, HTMLInputElement>} */
const inputs = {};
for (const input of document.querySelectorAll('input')) inputs[input.name] = input;

/** @param {HTMLInputElement} input */
function showError(input) {
  const { missing = '', invalid = '', amex } = input.dataset;
  const wrong = amex !== undefined && isAmex() ? amex : invalid;
  const error = input.value.trim() === '' ? missing : isValid[input.name]?.(input.value) ? '' : wrong;
  const element = document.getElementById(`${input.name}-error`);
  if (element) element.textContent = error;
  if (error === '') input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

let isPointerDown = false;
addEventListener('pointerdown', () => {
  isPointerDown = true;
});
for (const type of ['pointerup', 'pointercancel']) {
  addEventListener(type, () => {
    isPointerDown = false;
  });
}

/**
 * Shows the error of a field that was left. A new line moves the button: if that happens while it is being clicked, the
 * browser reports no click.
 *
 * @param {HTMLInputElement} input
 */
function checkLeftField(input) {
  if (isPointerDown) addEventListener('pointerup', () => setTimeout(() => showError(input)), { once: true });
  // A tap reports its pointer before the field is left, and its click afterwards, in the same task.
  else setTimeout(() => showError(input));
}

for (const input of Object.values(inputs)) {
  input.addEventListener('input', () => {
    const isAtEnd = input.selectionStart === input.value.length;
    // A caret within the text would jump to its end.
    if (isAtEnd) input.value = format[input.name]?.(input.value) ?? input.value;
    if (input.hasAttribute('aria-invalid')) showError(input);
  });
  input.addEventListener('change', () => checkLeftField(input));
}

const form = document.querySelector('form[data-card]');
form?.addEventListener('submit', (event) => {
  if (form.hasAttribute('aria-busy')) return event.preventDefault();
  const button = form.querySelector('button');
  const status = form.querySelector('[role=status]');
  form.setAttribute('aria-busy', 'true');
  button?.setAttribute('aria-disabled', 'true');
  if (status) status.textContent = button?.dataset['working'] ?? '';
});
// The page of the browser's history is as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

for (const button of document.querySelectorAll('button[data-fill]')) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    const { cardNumber, expiry, cvv } = inputs;
    if (!cardNumber || !expiry || !cvv) return;
    cardNumber.value = button.dataset['fill'] ?? '';
    expiry.value = '12/49';
    cvv.value = isAmex() ? '1234' : '123';
    for (const input of [cardNumber, expiry, cvv]) showError(input);
    const pay = form?.querySelector('button');
    pay?.focus();
    pay?.scrollIntoView({ block: 'nearest' });
  });
}
