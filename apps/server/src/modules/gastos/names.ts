import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { claseDe } from '@jornada/domain/gastos/index.ts';
import type { TipoDeGasto } from '@jornada/contract/gastos/vistas.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { FilaForma, FilaTipoGasto } from './model.ts';

export type ExpenseWords = { idioma: Idioma; translate: TranslateText };

/** The company's own name of a type, otherwise the usual one of its category. */
export const typeName = ({ nombre, categoria }: Pick<FilaTipoGasto, 'nombre' | 'categoria'>, { idioma, translate }: ExpenseWords): string =>
  nombre ?? translate(idioma, `gastos.categorias.${categoria}`);

/** The company's own name of a way of paying, otherwise its usual one. */
export const paymentName = ({ nombre, habitual }: Pick<FilaForma, 'nombre' | 'habitual'>, { idioma, translate }: ExpenseWords): string =>
  nombre ?? (habitual === null ? '' : translate(idioma, `gastos.formas-pago.${habitual}`));

export function presentType(tipo: FilaTipoGasto, words: ExpenseWords): TipoDeGasto {
  const { id, categoria, justificanteDesde, limiteDia, limiteImpide } = tipo;
  return {
    id,
    nombre: typeName(tipo, words),
    categoria,
    clase: claseDe(categoria),
    justificanteDesdeCentimos: justificanteDesde,
    limiteDiaCentimos: limiteDia,
    limiteImpide,
  };
}

export const presentPayment = (forma: FilaForma, words: ExpenseWords) => ({
  id: forma.id,
  nombre: paymentName(forma, words),
  reembolsa: forma.reembolsa,
});
