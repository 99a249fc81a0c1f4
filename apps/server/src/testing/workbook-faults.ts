import { strFromU8, unzipSync } from 'fflate';

type Element = { name: string; attributes: Readonly<Record<string, string>>; children: Element[]; text: string };

/** The elements of a part. @throws if they are not well nested. */
function read(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, close, name = '', said = '', isEmpty, text] of xml.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/g)) {
    const within = open.at(-1) ?? root;
    if (text !== undefined) within.text += text;
    else if (close) {
      if (within.name !== name) throw new Error(`</${name}> ends <${within.name}>`);
      open.pop();
    } else {
      const attributes = Object.fromEntries([...said.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));
      const element: Element = { name, attributes, children: [], text: '' };
      within.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [first] = root.children;
  if (open.length !== 1 || !first || root.children.length !== 1) throw new Error('no single root');
  return first;
}

type Rule = { children?: readonly string[]; least?: number; needs?: readonly string[]; isCounted?: true };
/** ECMA-376, part 1, annex A: what may stand in an element, in this order, how many at least, and the attributes that it needs. */
const RULES: Readonly<Record<string, Rule>> = {
  workbook: { children: ['fileVersion', 'workbookPr', 'bookViews', 'sheets', 'definedNames', 'calcPr'] },
  bookViews: { children: ['workbookView'], least: 1 },
  sheets: { children: ['sheet'], least: 1 },
  sheet: { needs: ['name', 'sheetId', 'r:id'] },
  definedNames: { children: ['definedName'], least: 1 },
  worksheet: {
    children: ['sheetPr', 'dimension', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'autoFilter', 'mergeCells', 'pageSetup'],
  },
  sheetViews: { children: ['sheetView'], least: 1 },
  sheetView: { children: ['pane', 'selection'], needs: ['workbookViewId'] },
  cols: { children: ['col'], least: 1 },
  col: { needs: ['min', 'max'] },
  sheetData: { children: ['row'] },
  row: { children: ['c'] },
  c: { children: ['f', 'v', 'is'] },
  is: { children: ['t', 'r'] },
  styleSheet: { children: ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles', 'dxfs', 'tableStyles'] },
  numFmts: { children: ['numFmt'], least: 1, isCounted: true },
  numFmt: { needs: ['numFmtId', 'formatCode'] },
  fonts: { children: ['font'], least: 1, isCounted: true },
  fills: { children: ['fill'], least: 2, isCounted: true },
  fill: { children: ['patternFill', 'gradientFill'], least: 1 },
  borders: { children: ['border'], least: 1, isCounted: true },
  border: { children: ['left', 'right', 'top', 'bottom', 'diagonal'] },
  cellStyleXfs: { children: ['xf'], least: 1, isCounted: true },
  cellXfs: { children: ['xf'], least: 1, isCounted: true },
  cellStyles: { children: ['cellStyle'], least: 1, isCounted: true },
  cellStyle: { needs: ['xfId', 'name', 'builtinId'] },
  sst: { children: ['si'] },
  si: { children: ['t', 'r'] },
  Types: { children: ['Default', 'Override'] },
  Override: { needs: ['PartName', 'ContentType'] },
  Default: { needs: ['Extension', 'ContentType'] },
  Relationships: { children: ['Relationship'] },
  Relationship: { needs: ['Id', 'Type', 'Target'] },
};
const MIXED = new Set(['Types']);

function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}
const child = (element: Element | undefined, name: string): Element | undefined => element?.children.find((one) => one.name === name);

function faultsOfElement({ name, children, attributes }: Element): string[] {
  const { children: allowed, least = 0, needs = [], isCounted } = RULES[name] ?? {};
  const places = children.map((one) => allowed?.indexOf(one.name) ?? 0);
  const isOrdered = MIXED.has(name) || places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
  return [
    ...(places.includes(-1) ? [`<${name}> holds ${children.map((one) => one.name).join()}`] : []),
    ...(isOrdered ? [] : [`<${name}> holds its parts in another order`]),
    ...(children.length < least ? [`<${name}> holds ${children.length}, not ${least}`] : []),
    ...(isCounted && attributes['count'] !== String(children.length) ? [`<${name}> counts ${attributes['count']}`] : []),
    ...needs.filter((key) => attributes[key] === undefined).map((key) => `<${name}> has no ${key}`),
  ];
}

/** The indexes in styles that name nothing. */
function faultsOfStyles(styles: Element): string[] {
  const count = (list: string): number => child(styles, list)?.children.length ?? 0;
  const own = new Set(child(styles, 'numFmts')?.children.map(({ attributes }) => attributes['numFmtId']));
  const fills = child(styles, 'fills')?.children.map((fill) => fill.children[0]?.attributes['patternType']) ?? [];
  const formats = ['cellStyleXfs', 'cellXfs'].flatMap((list) => child(styles, list)?.children ?? []);
  const wrong = formats.flatMap(({ attributes }) =>
    Object.entries({ fontId: 'fonts', fillId: 'fills', borderId: 'borders', xfId: 'cellStyleXfs' })
      .filter(([key, list]) => Number(attributes[key] ?? 0) >= count(list))
      .map(([key]) => `a format's ${key} names nothing`),
  );
  const numbers = formats.map(({ attributes }) => attributes['numFmtId'] ?? '0');
  return [
    ...wrong,
    ...numbers.filter((id) => Number(id) > 49 && !own.has(id)).map((id) => `numFmtId ${id} names nothing`),
    ...(fills[0] === 'none' && fills[1] === 'gray125' ? [] : ['the first two fills are not the standard ones']),
    ...(child(styles, 'cellStyles')?.children.some(({ attributes }) => attributes['builtinId'] === '0') ? [] : ['no style is Normal']),
  ];
}

function faultsOfSheet(sheet: Element, { formats, texts }: { formats: number; texts: number }): string[] {
  const cells = [...elementsOf(sheet)].filter(({ name }) => name === 'c');
  const rows = child(sheet, 'sheetData')?.children ?? [];
  const misplaced = rows.flatMap(({ attributes, children }, index) => {
    const places = children.map((cell) => /^([A-Z]{1,3})(\d+)$/.exec(cell.attributes['r'] ?? ''));
    const columns = places.map((place) => (place?.[1] ?? '').padStart(3));
    const isRight =
      places.every((place) => place?.[2] === attributes['r']) && columns.every((one, at) => at === 0 || one > (columns[at - 1] ?? ''));
    return isRight && attributes['r'] === String(index + 1) ? [] : [`row ${index + 1} or its cells say another place`];
  });
  const wrong = cells.flatMap((cell) => {
    const { s = '0', t = 'n' } = cell.attributes;
    const value = child(cell, 'v')?.text;
    return [
      ...(Number(s) < formats ? [] : [`a cell has the format ${s} of ${formats}`]),
      ...(t === 'n' && value !== undefined && !/^-?\d+(\.\d+)?(e-?\d+)?$/i.test(value) ? [`${value} is no number`] : []),
      ...(t === 's' && !(Number(value) < texts) ? [`text ${value} is not there`] : []),
      ...(t === 'inlineStr' && !child(child(cell, 'is'), 't') ? ['a text cell without a text'] : []),
    ];
  });
  return [...misplaced, ...wrong];
}

/** What is wrong in a workbook by ECMA-376: strict readers refuse it, or ask whether to repair it. Empty: nothing. */
export function workbookFaults(bytes: Uint8Array): string[] {
  const parts = new Map(
    Object.entries(unzipSync(bytes)).map(([name, data]) => [name, read(strFromU8(data).replace(/^<\?xml[^>]*\?>/, ''))]),
  );
  const within = (name: string): Element => parts.get(name) ?? { name: '', attributes: {}, children: [], text: '' };
  const named = within('[Content_Types].xml').children;
  const typed = new Set(named.map(({ attributes }) => attributes['PartName'] ?? `.${attributes['Extension']}`));
  const styles = within('xl/styles.xml');
  const counts = { formats: child(styles, 'cellXfs')?.children.length ?? 0, texts: within('xl/sharedStrings.xml').children.length };
  const links = within('xl/_rels/workbook.xml.rels').children.map(({ attributes }) => attributes);
  const names = child(within('xl/workbook.xml'), 'sheets')?.children.map(({ attributes }) => attributes) ?? [];
  const isName = (name = ''): boolean => name.length > 0 && name.length <= 31 && !/[[\]:*?/\\]|^'|'$/.test(name);
  return [
    ...[...parts].flatMap(([part, root]) => [...elementsOf(root)].flatMap(faultsOfElement).map((fault) => `${part}: ${fault}`)),
    ...faultsOfStyles(styles),
    ...[...parts].flatMap(([part, root]) => (part.startsWith('xl/worksheets/sheet') ? faultsOfSheet(root, counts) : [])),
    ...[...parts.keys()]
      .filter((part) => !typed.has(`/${part}`) && !typed.has(`.${part.split('.').at(-1)}`))
      .map((part) => `${part} has no type`),
    ...links.filter(({ Target }) => !parts.has(`xl/${Target}`)).map(({ Target }) => `${Target} is not there`),
    ...names.filter((sheet) => !links.some(({ Id }) => Id === sheet['r:id'])).map(({ name }) => `sheet ${name} lies nowhere`),
    ...names.filter(({ name }) => !isName(name)).map(({ name }) => `${name} is no name for a sheet`),
    ...(new Set(names.map(({ name }) => name?.toLowerCase())).size < names.length ? ['two sheets have one name'] : []),
  ];
}
