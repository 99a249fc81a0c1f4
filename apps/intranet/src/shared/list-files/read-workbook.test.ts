import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { listOfWorkbook } from './read-workbook.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const book = (sheet: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Oculta" state="hidden" r:id="r2"/><sheet name="Gente" r:id="r1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
        'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData/></worksheet>`,
        'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/><numFmt numFmtId="171" formatCode="0.0%"/><numFmt numFmtId="172" formatCode="[h]:mm:ss;@"/><numFmt numFmtId="173" formatCode="[$-F400]h:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="10"/><xf numFmtId="171"/><xf numFmtId="20"/><xf numFmtId="172"/><xf numFmtId="173"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
        'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>DNI</t></si><si><r><t>Ana </t></r><r><t>Núñez; García</t></r></si></sst>`,
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );

it('the first sheet that one sees becomes a list: texts, numbers, days, gaps and empty rows', () => {
  const list = listOfWorkbook(
    book(`
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Nombre</t></is></c><c r="D1" t="str"><v>Alta</v></c></row>
    <row r="3"><c r="A3"><v>12345678</v></c><c r="B3" t="s"><v>1</v></c><c r="D3" s="1"><v>46037</v></c></row>
    <row r="4"><c r="D4" s="2"><v>46037</v></c></row>`),
  );
  expect(list?.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
    'DNI;Nombre;;Alta',
    '',
    '12345678;"Ana Núñez; García";;2026-01-15',
    ';;;2026-01-15',
  ]);
});

it('a number is what its cell shows: a rate as a rate, and decimals that nobody takes for thousands', () => {
  const cells = [
    '<c><v>1556.5</v></c>',
    '<c><v>987.365</v></c>',
    '<c><v>-12.34567</v></c>',
    '<c s="3"><v>0.1211</v></c>',
    '<c s="4"><v>0.12</v></c>',
    '<c s="3"><v>0.12345</v></c>',
    '<c t="str" s="3"><v>0.5</v></c>',
  ];
  const list = listOfWorkbook(book(`<row r="1">${cells.join('')}</row>`));
  expect(list?.replace('\uFEFF', '').trim()).toBe("1556.5;987.365000;'-12.345670;12.11%;12%;12.345000%;0.5");
});

it('hours are hours, also beyond a day, and a day keeps its hour', () => {
  const cells = [
    '<c s="5"><v>0.5</v></c>',
    '<c s="6"><v>1.0625</v></c>',
    '<c s="7"><v>0.37511574074074</v></c>',
    '<c s="8"><v>46037.354166666664</v></c>',
    '<c s="8"><v>46037</v></c>',
  ];
  const list = listOfWorkbook(book(`<row r="1">${cells.join('')}</row>`));
  expect(list?.replace('\uFEFF', '').trim()).toBe('12:00;25:30;09:00:10;2026-01-15 08:30;2026-01-15');
});

it('no line of a long list is written over another one', () => {
  const rows = Array.from({ length: 10_500 }, (_, index) => `<row r="${index + 1}"><c><v>${index + 1}</v></c></row>`);
  const lines =
    listOfWorkbook(book(rows.join('')))
      ?.trim()
      .split(/\r?\n/) ?? [];
  expect(lines).toHaveLength(10_500);
  expect(lines[9_999]).toBe('10000');
});

it.each([
  ['a list with separators', strToU8('DNI;Nombre\n1;Ana')],
  ['a ZIP that is no workbook', zipSync({ 'a.txt': strToU8('a') })],
  ['bytes of a ZIP that end too early', book('<row/>').slice(0, 60)],
])('%s is no workbook', (_name, bytes) => {
  expect(listOfWorkbook(bytes)).toBeNull();
});
