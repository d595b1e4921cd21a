import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { breakLines, splitIntoFontRuns } from './fontRuns.ts';
import { renderVoucherPdf } from './renderVoucherPdf.ts';
import type { VoucherContent } from './voucherContent.ts';
import { createVoucherPdfs } from './voucherPdfs.ts';

const content: VoucherContent = {
  number: 'TB30012884',
  title: 'Two Cities: Dubai and Abu Dhabi',
  invalid: null,
  rows: [
    ['Name', 'Amira Haddad'],
    ['Tour', 'Two Cities: Dubai and Abu Dhabi\nSat 16 March 2030\n2 adults, 1 child\nAED 8,177.50'],
    ['Pickup', 'Dubai International Airport (DXB)'],
    ['Total', 'AED 8,177.50'],
    ['Payment', 'To be paid by card'],
  ],
  itinerary: [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `Day ${day}: Up and down the skyline`),
  refundTitle: 'If you cancel (Dubai time)',
  refunds: [
    ['Until Fri 15 March 2030, 12:00 AM', 'AED 8,177.50 (100%)'],
    ['After that', 'Nothing'],
  ],
  advice: ['Please arrive 15 minutes early.', 'In an emergency on the day, call +971 4 555 0132.'],
  passes: listPasses(4),
};

function listPasses(count: number): VoucherContent['passes'] {
  return Array.from({ length: count }, (_, index) => ({
    number: `TB30012884-${index + 1}`,
    kind: 'Adult',
    title: 'Two Cities: Dubai and Abu Dhabi, with a very long title',
    when: 'Sat 16 March 2030',
    code: 'A'.repeat(111),
  }));
}

async function read(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const [{ totalPages, text }, { info }] = await Promise.all([
    extractText(document, { mergePages: true }),
    getMeta(document),
  ]);
  return { document, pages: totalPages, text: text.replaceAll(/\s+/g, ' '), info };
}

test('E15 a voucher of a tour of eight days with four passes is one page, with every text', async () => {
  const { pages, text } = await read(await renderVoucherPdf(content));
  expect(pages).toBe(1);
  for (const part of [
    'Voucher TB30012884',
    ...content.rows.flat(),
    ...content.itinerary,
    ...content.refunds.flat(),
    ...content.advice,
    'Adult TB30012884-4',
  ])
    expect(text).toContain(part.replaceAll(/\s+/g, ' '));
});

test('E15 the PDF has a title, a language and tags with a text for each QR code', async () => {
  const pdf = await renderVoucherPdf(content);
  const { document, info } = await read(pdf);
  expect(info).toMatchObject({ Title: 'Voucher TB30012884', Language: 'en' });
  expect((await document.getMarkInfo())?.['Marked']).toBe(true);
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  expect(tree.match(/"role":"(H1|H2|Table|TH|Figure)"/g)).toHaveLength(1 + 4 + 2 + 7 + 4);
  expect(tree.match(/QR code of the pass TB30012884-\d/g)).toHaveLength(4);
});

test('E15 thirty passes take further pages, none of them split', async () => {
  const { document, pages } = await read(await renderVoucherPdf({ ...content, passes: listPasses(30) }));
  expect(pages).toBe(3);
  const { text } = await extractText(document);
  expect(text.map((page) => page.match(/TB30012884-\d+/g)?.length)).toEqual([4, 16, 10]);
});

test('E15 a voucher that isn’t valid says so', async () => {
  const invalid = 'This booking is cancelled. Its voucher is no longer valid.';
  const { text } = await read(await renderVoucherPdf({ ...content, invalid, passes: [], refunds: [], itinerary: [] }));
  expect(text).toContain(invalid);
  expect(text).not.toContain('Passes');
});

test('E15 a request of any length and script is written', async () => {
  const request = `${'ض Łódź é 日本 👍 '.repeat(200)}end of the request`;
  const { text, pages } = await read(
    await renderVoucherPdf({
      ...content,
      rows: [
        ['Special requests', request],
        ['', ''],
      ],
    }),
  );
  expect(text).toContain('end of the request');
  expect(pages).toBeLessThanOrEqual(3);
});

test.each([
  'أميرة حداد',
  'Дмитрий Иванов',
  'Ελένη',
  '王小明',
  '山田さくら',
  '김민수',
  'Priya 🎉',
  'Łukasz\nsits by Ş please',
])('E15 a name of any script is printed with its own letters: %s', async (name) => {
  const { text } = await read(
    await renderVoucherPdf({ ...content, rows: [['Name', name]], itinerary: [], passes: [] }),
  );
  expect(text.normalize('NFKC').replaceAll(' ', '')).toContain(name.replaceAll(/\s+/g, ''));
});

test('E15 each letter of Hindi is printed, in the order in which it is written', async () => {
  const name = 'प्रिया शर्मा';
  const { text } = await read(
    await renderVoucherPdf({ ...content, rows: [['Name', name]], itinerary: [], passes: [] }),
  );
  const printed = /Name (.*?) If you cancel/.exec(text)?.[1] ?? '';
  expect([...printed].sort()).toEqual([...name].sort());
});

test('Hindi is one run, which the font shapes: its letters are reordered when printed', () =>
  expect(splitIntoFontRuns('प्रिया शर्मा')).toEqual([
    { part: expect.objectContaining({ name: 'devanagari' }), text: 'प्रिया शर्मा' },
  ]));

test('the first words of Arabic over several lines are on the first', () => {
  const lines = breakLines('واحد اثنان ثلاثة', 12, (line) => line.length);
  expect(lines).toEqual(['واحد اثنان', ' ثلاثة'.trim()]);
});

test.each([
  ['Ms أميرة حداد (2)', ['Ms ', '(', '2', ')', 'أميرة حداد ']],
  ['حداد Tom أميرة', ['أميرة', ' ', 'Tom', 'حداد ']],
  ['Łódź, 5', ['Ł', 'ód', 'ź', ', 5']],
  ['', []],
])('%j is written in runs from left to right', (text, runs) =>
  expect(splitIntoFontRuns(text).map((run) => run.text)).toEqual(runs),
);

const pdfs = createVoucherPdfs();
afterAll(() => pdfs.close());

test('E15 vouchers are rendered in a thread, and the server answers meanwhile', async () => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const started = performance.now();
  const rendered = await Promise.all([1, 2, 3, 4].map(() => pdfs.render(content)));
  clearInterval(timer);
  for (const pdf of rendered) expect(Buffer.from(pdf).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  expect(longest).toBeLessThan((performance.now() - started) / 2);
});

test('E15 while twenty vouchers wait, the next one is rejected, and later accepted', async () => {
  const waiting = Array.from({ length: 20 }, () => pdfs.render(content));
  expect(() => pdfs.render(content)).toThrow('temporarily unavailable');
  await Promise.all(waiting);
  expect((await pdfs.render(content)).length).toBeGreaterThan(10_000);
});

test('E15 a voucher that waits when the shop stops is an error', async () => {
  const stopping = createVoucherPdfs();
  const rendering = stopping.render(content);
  const failed = expect(rendering).rejects.toThrow('stopping');
  await stopping.close();
  await failed;
});
