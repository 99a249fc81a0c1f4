import type { TextoDePagina, Trozo } from '../reparto/texto.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The DNI with these digits. */
export const dniOf = (cifras: number): string => String(cifras).padStart(8, '0') + LETTERS.charAt(cifras % 23);

const SIZE = 10;
/** A piece of text at a place, with letters of ten points that are half as wide. */
export const at = (texto: string, x: number, y: number): Trozo => ({ texto, x, y, ancho: texto.length * SIZE * 0.5, alto: SIZE, giro: 0 });

/** Lines of a page, one under the other; the parts of one stand in columns. */
export const pageOf = (pagina: number, lines: readonly (string | readonly string[])[]): TextoDePagina => ({
  pagina,
  ancho: 595,
  alto: 842,
  trozos: lines.flatMap((line, row) => [line].flat().map((texto, column) => at(texto, 50 + column * 250, 60 + row * 18))),
});

type Papel = { nombre: string; documento: string; mes?: string; paginaDe?: string };
/** A pay statement as a page. */
export const statement = (pagina: number, { nombre, documento, mes = '1 a 30 de noviembre de 2026', paginaDe }: Papel): TextoDePagina =>
  pageOf(pagina, [
    ['Recibo de salarios', mes],
    ['Demo, S.L.', nombre],
    ['CIF B12345674', `NIF ${documento}`],
    ['Antigüedad 01/03/2019', 'Grupo de cotización 05'],
    ['Salario base', '1.470,00'],
    ['Plus de convenio', '150,00'],
    ['Líquido a percibir', '1.337,85'],
    ...(paginaDe ? [`Página ${paginaDe}`] : []),
  ]);
