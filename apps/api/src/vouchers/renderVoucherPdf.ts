import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { type FontPart, splitIntoFontRuns } from './fontRuns.ts';
import type { VoucherContent } from './voucherContent.ts';

type Weight = 400 | 600;
type Pdf = PDFKit.PDFDocument;

const parts = ['latin', 'latin-ext', 'arabic'] as const satisfies readonly FontPart[];
const require = createRequire(import.meta.url);
const fontFolder = path.join(path.dirname(require.resolve('@fontsource/readex-pro/package.json')), 'files');
const fontFile = (part: FontPart, weight: Weight) =>
  readFileSync(path.join(fontFolder, `readex-pro-${part}-${weight}-normal.woff`));
const fonts = parts.flatMap((part) =>
  ([400, 600] as const).map((weight) => ({ name: `${part} ${weight}`, bytes: fontFile(part, weight) })),
);

/** In points: A4 is 595 × 842. */
const margin = 42;
const passesPerRow = 4;
const codeSize = 104;
const passHeight = codeSize + 50;
const ink = '#000';
const soft = '#444';

/** Renders a voucher as a tagged PDF: one page of A4, more only for many passes. */
export function renderVoucherPdf(content: VoucherContent): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `Voucher ${content.number}`, Author: 'aiTours', Subject: content.title },
  });
  for (const { name, bytes } of fonts) pdf.registerFont(name, bytes);
  const rendered = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  writeHead(pdf, root, content);
  writeTable(pdf, root, content.rows);
  writeItinerary(pdf, root, content.itinerary);
  if (content.refunds.length > 0) {
    writeHeading(pdf, root, content.refundTitle);
    writeTable(pdf, root, content.refunds, 200);
  }
  writeHeading(pdf, root, 'Please note');
  for (const text of content.advice) writeParagraph(pdf, root, text);
  writePasses(pdf, root, content.passes);
  root.end();
  pdf.end();
  return rendered;
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((done, fail) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => done(Buffer.concat(chunks)));
    pdf.on('error', fail);
  });
}

interface Style {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly weight?: Weight;
  readonly size?: number;
  readonly color?: string;
}

const pageWidth = (pdf: Pdf) => pdf.page.width - 2 * margin;

/** Writes a text with the files of the font that have its letters. */
function write(pdf: Pdf, text: string, style: Style = {}): void {
  const { x = margin, y = pdf.y, width = pageWidth(pdf), weight = 400, size = 10, color = ink } = style;
  const runs = splitIntoFontRuns(text || '-');
  pdf.fontSize(size).fillColor(color);
  runs.forEach((run, index) => {
    pdf.font(`${run.part} ${weight}`);
    const options = { width, continued: index < runs.length - 1, lineGap: 1.5 };
    if (index === 0) pdf.text(run.text, x, y, options);
    else pdf.text(run.text, options);
  });
}

type Element = PDFKit.PDFStructureElement;

const add = (pdf: Pdf, parent: Element, type: string, draw: () => void) => parent.add(pdf.struct(type, {}, draw));

function writeHead(pdf: Pdf, root: Element, { number, title, invalid }: VoucherContent): void {
  add(pdf, root, 'P', () => write(pdf, 'aiTours', { weight: 600, size: 11, color: soft }));
  add(pdf, root, 'H1', () => write(pdf, `Voucher ${number}`, { weight: 600, size: 20 }));
  add(pdf, root, 'P', () => write(pdf, title, { weight: 600, size: 13 }));
  if (invalid) add(pdf, root, 'P', () => write(pdf, invalid, { weight: 600, size: 12 }));
  pdf.moveDown(0.5);
}

function writeHeading(pdf: Pdf, root: Element, text: string): void {
  pdf.moveDown(0.8);
  add(pdf, root, 'H2', () => write(pdf, text, { weight: 600, size: 12 }));
  pdf.moveDown(0.2);
}

const writeParagraph = (pdf: Pdf, root: Element, text: string) => add(pdf, root, 'P', () => write(pdf, text));

/** Writes rows with a label and a value of several lines. */
function writeTable(pdf: Pdf, root: Element, rows: VoucherContent['rows'], labelWidth = 120): void {
  const table = pdf.struct('Table');
  root.add(table);
  for (const [label, value] of rows) {
    const row = pdf.struct('TR');
    table.add(row);
    const top = startRow(pdf, value, labelWidth);
    add(pdf, row, 'TH', () => write(pdf, label, { y: top, width: labelWidth, color: soft }));
    const afterLabel = pdf.y;
    const x = margin + labelWidth + 8;
    add(pdf, row, 'TD', () => write(pdf, value, { x, y: top, width: pageWidth(pdf) - labelWidth - 8 }));
    pdf.y = Math.max(pdf.y, afterLabel) + 2;
  }
}

/** Returns where a row starts: on the next page if it doesn't fit on this one. */
function startRow(pdf: Pdf, value: string, labelWidth: number): number {
  pdf.font('latin 400').fontSize(10);
  const height = pdf.heightOfString(value, { width: pageWidth(pdf) - labelWidth - 8, lineGap: 1.5 });
  return reserve(pdf, Math.min(height, pdf.page.height - 2 * margin));
}

function reserve(pdf: Pdf, height: number): number {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  return pdf.y;
}

function writeItinerary(pdf: Pdf, root: Element, days: VoucherContent['itinerary']): void {
  if (days.length === 0) return;
  writeHeading(pdf, root, 'Itinerary');
  for (const day of days) writeParagraph(pdf, root, day);
}

function writePasses(pdf: Pdf, root: Element, passes: VoucherContent['passes']): void {
  if (passes.length === 0) return;
  pdf.moveDown(0.8);
  reserve(pdf, passHeight + 20);
  add(pdf, root, 'H2', () => write(pdf, passes.length === 1 ? 'Pass' : 'Passes', { weight: 600, size: 12 }));
  pdf.moveDown(0.3);
  const step = pageWidth(pdf) / passesPerRow;
  for (let first = 0; first < passes.length; first += passesPerRow) {
    const top = reserve(pdf, passHeight);
    passes.slice(first, first + passesPerRow).forEach((pass, column) => {
      writePass(pdf, root, pass, margin + column * step, top);
    });
    pdf.x = margin;
    pdf.y = top + passHeight + 8;
  }
}

function writePass(pdf: Pdf, root: Element, pass: VoucherContent['passes'][number], x: number, top: number): void {
  const section = pdf.struct('Sect');
  root.add(section);
  const alt = `QR code of the pass ${pass.number}`;
  section.add(pdf.struct('Figure', { alt }, () => drawCode(pdf, pass.code, x, top)));
  const width = pageWidth(pdf) / passesPerRow - 8;
  add(pdf, section, 'P', () =>
    write(pdf, `${pass.kind} ${pass.number}`, { x, y: top + codeSize + 4, width, weight: 600, size: 8 }),
  );
  add(pdf, section, 'P', () => write(pdf, pass.when, { x, width, size: 8 }));
  pdf.font('latin 400').fontSize(8);
  add(pdf, section, 'P', () => write(pdf, shorten(pdf, pass.title, width), { x, width, size: 8 }));
}

/** Shortens a text to one line. */
function shorten(pdf: Pdf, text: string, width: number): string {
  if (pdf.widthOfString(text) <= width) return text;
  let end = text.length;
  while (end > 0 && pdf.widthOfString(`${text.slice(0, end)}…`) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Draws the dark cells as one path: separate cells show seams when printed. */
function drawCode(pdf: Pdf, code: string, x: number, y: number): void {
  const { data, size } = encode(code, { ecc: 'M', border: 0 });
  const cell = codeSize / size;
  data.forEach((row, line) => {
    let start = 0;
    while (start < size) {
      let end = start;
      while (row[end]) end++;
      if (end > start) pdf.rect(x + start * cell, y + line * cell, (end - start) * cell, cell);
      start = end + 1;
    }
  });
  pdf.fill(ink);
}
