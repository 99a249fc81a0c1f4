import { useTranslation } from 'react-i18next';
import { Button, UnstyledButton } from '@mantine/core';
import type { mes as meses } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBell } from '@jornada/ui/icons.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { partsOf } from '@jornada/web/month.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import classes from '../signing.module.css';

/** At most so many marks; more people share them. */
const MARKS = 24;
/** So many of those who lack are named. */
const NAMED = 3;

type Centro = SalidaDe<typeof meses.totales>['centros'][number];
type Props = {
  centros: readonly Centro[];
  mes: string;
  centro: number | undefined;
  isFiltered: boolean;
  onFilter: (isOn: boolean) => void;
};

/** How many have confirmed the month, who lacks, and one reminder for these. Nothing where the company asks for none. */
export function MonthSigning({ centros, mes, centro, isFiltered, onFilter }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const messageOf = useMessageOf();
  const { notices } = useWebServices();
  const { data } = useRead(firmas.listado, { ...partsOf(mes), centro, limit: NAMED }, { keeps: true });
  const remind = useSend(firmas.recordar, {
    onSuccess: ({ avisadas }) =>
      notices.show(avisadas > 0 ? t('firmas.gestion.recordado', { count: avisadas }) : t('firmas.gestion.recordado-nadie')),
  });
  if (!data?.activa) return null;
  const { firmado, pendiente, cambiado, objetado } = data.cuentas;
  const lacking = pendiente + cambiado + objetado;
  const all = firmado + lacking;
  if (all === 0) return null;
  const names = data.items
    .filter(({ estado }) => estado !== 'firmado')
    .map(({ persona }) => persona.nombre.split(' ').slice(0, 2).join(' '));
  const more = lacking - names.length;
  const list = format.list(more > 0 ? [...names, t('mes.firmas.mas', { count: more })] : names);
  const marks = Math.min(all, MARKS);
  const byCentre = centro === undefined && centros.length > 1 ? centros.filter(({ firmados }) => firmados !== null) : [];
  const done = Math.floor((firmado * marks) / all);
  return (
    <section className={classes.signing} aria-labelledby="mes-firmas">
      <span className={classes.marks} aria-hidden>
        {Array.from({ length: marks }, (_, index) => (
          <i key={index} data-done={index < done} />
        ))}
      </span>
      <div className={classes.words}>
        <h2 id="mes-firmas">{t('mes.firmas.cuantas', { firmado, count: all })}</h2>
        {lacking > 0 && (
          <p>
            {t('mes.firmas.faltan', { nombres: list })}{' '}
            <UnstyledButton className={classes.way} aria-pressed={isFiltered} onClick={() => onFilter(!isFiltered)}>
              {t(isFiltered ? 'mes.firmas.ver-todos' : 'mes.firmas.ver')}
            </UnstyledButton>
          </p>
        )}
      </div>
      {lacking > 0 && (
        <Button
          variant="subtle"
          className={classes.remind ?? ''}
          leftSection={<Glyph of={IconBell} size="sm" />}
          loading={remind.isPending}
          onClick={() =>
            remind.mutate(
              { ...partsOf(mes), ...(centro !== undefined && { centro }) },
              { onError: (error) => notices.show(messageOf(error)) },
            )
          }
        >
          {t('mes.firmas.recordar', { count: lacking })}
        </Button>
      )}
      {byCentre.length > 0 && (
        <p className={classes.centres}>
          {byCentre
            .map(({ nombre, firmados, personas }) => t('mes.firmas.de-centro', { centro: nombre, firmados, total: personas }))
            .join(' · ')}
        </p>
      )}
    </section>
  );
}
