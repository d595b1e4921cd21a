import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { breakLines, type FontPart, readFont, splitIntoFontRuns } from './fontRuns.ts';
import type { VoucherContent } from './voucherContent.ts';

type Weight = 400 | 600;
type Pdf = PDFKit.PDFDocument;

/** In points: A4 is 595 × 842. */
const margin = 42;
const passesPerRow = 4;
const codeSize = 104;
const passHeight = codeSize + 50;
const lineHeight = 1.25;
const ink = '#000';
/** The fonts that a document has. */
const registered = new WeakMap<Pdf, Set<string>>();
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

const lineGap = 1.5;

/** Selects a font, which is read and embedded when it is first used. */
function selectFont(pdf: Pdf, part: FontPart, weight: Weight): void {
  const name = `${part.family} ${part.name} ${weight}`;
  const known = registered.get(pdf) ?? new Set();
  if (!known.has(name)) pdf.registerFont(name, readFont(part, weight));
  registered.set(pdf, known.add(name));
  pdf.font(name);
}

/** Writes a text line by line, each with its runs from left to right. */
function write(pdf: Pdf, text: string, style: Style = {}): void {
  const { x = margin, y = pdf.y, width = pageWidth(pdf), weight = 400, size = 10, color = ink } = style;
  pdf.fontSize(size).fillColor(color);
  pdf.y = y;
  for (const line of breakLines(text || '-', width, (part) => measure(pdf, part, weight))) {
    const height = size * lineHeight + lineGap;
    const top = reserve(pdf, height);
    let left = x;
    for (const run of splitIntoFontRuns(line)) {
      selectFont(pdf, run.part, weight);
      // A list of features, even an empty one, makes the library shape the run as a whole.
      pdf.text(run.text, left, top, { lineBreak: false, features: [] });
      left += pdf.widthOfString(run.text, { features: [] });
    }
    pdf.y = top + height;
  }
}

function measure(pdf: Pdf, line: string, weight: Weight): number {
  return splitIntoFontRuns(line).reduce((sum, run) => {
    selectFont(pdf, run.part, weight);
    return sum + pdf.widthOfString(run.text, { features: [] });
  }, 0);
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
  pdf.fontSize(10);
  const lines = breakLines(value, pageWidth(pdf) - labelWidth - 8, (part) => measure(pdf, part, 400));
  const height = lines.length * (10 * lineHeight + lineGap);
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
  pdf.fontSize(8);
  add(pdf, section, 'P', () => write(pdf, shorten(pdf, pass.title, width), { x, width, size: 8 }));
}

/** Shortens a text to one line. */
function shorten(pdf: Pdf, text: string, width: number): string {
  if (measure(pdf, text, 400) <= width) return text;
  let end = text.length;
  while (end > 0 && measure(pdf, `${text.slice(0, end)}…`, 400) > width) end--;
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
