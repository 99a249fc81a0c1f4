import { Stack } from '@mantine/core';
import type { GastoVista } from '@jornada/contract/gastos/vistas.ts';
import { IconAlertCircle, IconCopy, IconInfoCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useExpenseWords } from './use-expense-words.ts';

type Props = {
  of: Pick<GastoVista, 'avisos' | 'parecidos' | 'limite'>;
  /** A person who decides reads it. */
  isOthers?: boolean;
};

/** These say themselves: by the expenses that look alike, and by the limit. */
const SAID = new Set(['duplicado', 'justificante-repetido', 'gasto-sobre-limite']);

/** What one should know of an expense: others that look the same, the limit of its day, and what else is unusual. */
export function ExpenseNotes({ of: { avisos, parecidos, limite }, isOthers = false }: Props) {
  const { t, shortDay, euros } = useExpenseWords();
  const others = avisos.filter((aviso) => !SAID.has(aviso));
  if (parecidos.length === 0 && others.length === 0 && limite === null) return null;
  return (
    <Stack gap="xs">
      {parecidos.map(({ id, dia, titulo, centimos, por, deOtraPersona }, index) => (
        <Note key={id ?? `otra${index}`} icon={IconCopy} tone="warn" words="ink">
          {deOtraPersona
            ? t(`gastos.parecidos.${por}-de-otra`, { dia: shortDay(dia) })
            : t(`gastos.parecidos.${por}`, {
                que: [titulo, shortDay(dia), centimos === null ? null : euros(centimos)].filter((one) => one !== null).join(', '),
              })}
        </Note>
      ))}
      {limite && (
        <Note
          icon={limite.quedaCentimos < 0 ? IconAlertCircle : IconInfoCircle}
          tone={limite.quedaCentimos < 0 ? 'warn' : undefined}
          words="ink"
        >
          {limite.quedaCentimos < 0
            ? t('gastos.limite.pasado', { limite: euros(limite.limiteCentimos), pasa: euros(-limite.quedaCentimos) })
            : t('gastos.limite.queda', { limite: euros(limite.limiteCentimos), queda: euros(limite.quedaCentimos) })}
          {limite.antesCentimos > 0 && ` ${t('gastos.limite.antes', { antes: euros(limite.antesCentimos) })}`}
        </Note>
      )}
      {others.map((aviso) => (
        <Note key={aviso} icon={IconAlertCircle} tone="warn" words="ink">
          {t(isOthers ? `gastos.avisos-al-decidir.${aviso}` : `gastos.avisos-al-pedir.${aviso}`)}
        </Note>
      ))}
    </Stack>
  );
}
