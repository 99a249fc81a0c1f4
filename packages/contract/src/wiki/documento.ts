import * as z from 'zod/mini';
import { isEnlaceSeguro, LIMITES_DOCUMENTO as MAXIMO, textoDe, type DocumentoRico } from '@jornada/domain/wiki/documento.ts';
import { idLargo } from '../valores.ts';

const PLAIN = /^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u;

const trozo = z.strictObject({
  texto: z.string().check(z.minLength(1), z.maxLength(MAXIMO.letrasDeTrozo), z.regex(PLAIN)),
  negrita: z.optional(z.literal(true)),
  cursiva: z.optional(z.literal(true)),
  enlace: z.optional(z.string().check(z.maxLength(MAXIMO.enlace), z.refine(isEnlaceSeguro))),
});
const texto = z.array(trozo).check(z.maxLength(MAXIMO.trozos));

const listOf = <P extends z.ZodMiniType>(punto: P) =>
  z.strictObject({
    tipo: z.literal('lista'),
    numerada: z.boolean(),
    puntos: z.array(punto).check(z.minLength(1), z.maxLength(MAXIMO.puntos)),
  });
// Written out level by level: nothing that nests for ever can be read at all.
const tercera = listOf(z.strictObject({ texto }));
const segunda = listOf(z.strictObject({ texto, lista: z.optional(tercera) }));
const lista = listOf(z.strictObject({ texto, lista: z.optional(segunda) }));

const celda = z.strictObject({ texto, cabecera: z.boolean() });
const fila = z.array(celda).check(z.minLength(1), z.maxLength(MAXIMO.columnas));
const isEven = (filas: readonly (readonly unknown[])[]): boolean => filas.every((una) => una.length === filas[0]?.length);

const bloque = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('titulo'), nivel: z.union([z.literal(2), z.literal(3)]), texto }),
  z.strictObject({ tipo: z.literal('parrafo'), texto }),
  lista,
  z.strictObject({
    tipo: z.literal('imagen'),
    ficheroId: idLargo,
    alt: z.string().check(z.maxLength(300), z.regex(PLAIN)),
  }),
  z.strictObject({ tipo: z.literal('tabla'), filas: z.array(fila).check(z.minLength(1), z.maxLength(MAXIMO.filas), z.refine(isEven)) }),
]);

/** What an announcement says. Whatever is not among these blocks is refused. */
export const documento = z.array(bloque).check(
  z.maxLength(MAXIMO.bloques),
  z.refine((bloques) => textoDe(bloques as DocumentoRico).length <= MAXIMO.letras),
);
