import { useRequestWords } from '../use-request-words.ts';

const EURO = 'EUR';

/** How expenses are written, in the person's language. */
export function useExpenseWords() {
  const words = useRequestWords();
  const { t, format } = words;
  const euros = (cents: number): string => format.money(cents, EURO);
  /** Thousandths of a euro for one kilometre: `0,26 €/km`. */
  const perKm = (milesimas: number): string =>
    t('gastos.km.tarifa', { importe: milesimas % 10 === 0 ? euros(milesimas / 10) : `${format.decimal(milesimas, 3)} €` });
  const km = (decimas: number): string => t('gastos.km.distancia', { km: format.number(decimas / 10) });
  return {
    ...words,
    euros,
    perKm,
    km,
  };
}
