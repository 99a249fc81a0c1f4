import type { GastoVista } from '@jornada/contract/gastos/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { useExpenseWords } from './use-expense-words.ts';

/** What else was written about an expense: how it was paid, what it belongs to, the invoice, the way or the trip. */
export function ExpenseFacts({
  of: { campos, tipo, actividad, proyecto, formaPago },
  isOthers = false,
}: {
  of: GastoVista;
  isOthers?: boolean;
}) {
  const { t, format } = useExpenseWords();
  const moment = (dia: string | null, hora: string | null): string | null =>
    dia && [format.date(dia, 'weekdayDay'), hora && format.wallHour(hora)].filter(Boolean).join(', ');
  const all: (readonly [string, string | null | undefined | false])[] = [
    [t('gastos.formulario.tipo'), tipo?.nombre],
    [t(isOthers ? 'gastos.pago-con' : 'gastos.pagaste-con'), formaPago?.nombre],
    [t('gastos.formulario.proyecto'), proyecto && [proyecto.nombre, proyecto.cliente].filter(Boolean).join(', ')],
    [t('gastos.formulario.actividad'), actividad?.nombre],
    [t('gastos.formulario.facturable'), campos.facturable && t('gastos.si')],
    [t('gastos.formulario.nif'), campos.nif],
    [t('gastos.formulario.numero'), campos.numero],
    [t('gastos.formulario.vehiculo'), campos.vehiculo && t(`gastos.vehiculos.${campos.vehiculo}`)],
    [t('gastos.formulario.matricula'), campos.matricula],
    [t('gastos.formulario.sales'), campos.clase === 'dieta' && moment(campos.dia, campos.salida)],
    [t('gastos.formulario.vuelves'), campos.clase === 'dieta' && moment(campos.diaRegreso, campos.regreso)],
    [t('gastos.formulario.motivo'), campos.motivo],
  ];
  const items = all.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  return items.length === 0 ? null : <Facts items={items} />;
}
