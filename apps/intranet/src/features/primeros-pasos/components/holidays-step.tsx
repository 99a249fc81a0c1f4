import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { countFestivos } from '@jornada/domain/festivos/cuenta.ts';
import { festivos } from '@jornada/contract/festivos.ts';
import type { CentroGestionado } from '@jornada/contract/centros.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconFlag } from '@jornada/ui/icons.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import classes from '../steps.module.css';
import { FROM_STEPS } from '../../../shared/volver.ts';
import { Step } from './step.tsx';

/** The holidays of this year and the next: what the calendar proposes is confirmed here, local days are added on their own page. */
export function HolidaysStep({ centro, years }: { centro: CentroGestionado | undefined; years: readonly number[] }) {
  const { t } = useTranslation();
  const isDone = centro !== undefined && years.every((year) => centro.festivosConfirmados.includes(year));
  return (
    <Step number={2} title={t('primeros-pasos.festivos.titulo')} isDone={isDone} note={t('primeros-pasos.festivos.texto')}>
      {centro && years.map((ano) => <Year key={ano} centro={centro.id} ano={ano} />)}
    </Step>
  );
}

function Year({ centro, ano }: { centro: number; ano: number }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { data } = useRead(festivos.ano, { ano, centro });
  const confirm = useSend(festivos.confirmar, { onSuccess: () => notices.show(t('festivos.confirmados')) });
  if (!data) return null;
  const { confirmado, festivos: days, propuestos, centro: place } = data;
  const { generales, locales, faltan } = countFestivos(days, { propuestos, pais: place.pais, ano });
  const lacks = [
    faltan.generales > 0 && t('festivos.faltan-generales', { count: faltan.generales }),
    faltan.locales > 0 && t('festivos.faltan-locales', { count: faltan.locales }),
  ].filter(Boolean);
  return (
    <div className={classes.year}>
      <Glyph of={confirmado ? IconCheck : IconFlag} data-tone={confirmado ? 'accent' : undefined} />
      <span>
        <b>{ano}</b>: {t('festivos.cuenta', { generales, locales })}
        {lacks.length > 0 && <small>{lacks.join(' ')}</small>}
      </span>
      <Group gap="xs">
        {!confirmado && (
          <Button
            variant="default"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ ano, centro, region: place.region, festivos: days })}
          >
            {t('festivos.confirmar', { ano, count: days.length })}
          </Button>
        )}
        <Button variant="subtle" renderRoot={(props) => <Link {...props} to="/festivos" search={{ centro, ano, ...FROM_STEPS }} />}>
          {t('primeros-pasos.festivos.locales', { ano })}
        </Button>
      </Group>
      <Problem error={confirm.error} />
    </div>
  );
}
