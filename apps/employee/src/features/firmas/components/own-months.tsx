import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Rows } from '@jornada/ui/rows.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { LOOK, type MesDeFirma } from '../model.ts';
import classes from '../firmas.module.css';

/** The months that were asked for, and where each stands. */
export function OwnMonths({ items, chosen }: { items: readonly MesDeFirma[]; chosen: MesDeFirma }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack component="section" gap="xs" aria-labelledby="firmas-meses">
      <h2 id="firmas-meses">{t('firmas.meses')}</h2>
      <Rows framed="inset">
        {items.map(({ ano, mes, estado }) => (
          <li key={`${ano}-${mes}`}>
            <Link
              className={classes.month}
              to="/firmas"
              search={{ ano, mes }}
              aria-current={ano === chosen.ano && mes === chosen.mes ? 'true' : undefined}
            >
              <span>{format.capitalize(format.month(mes, ano))}</span>
              <StatusPill {...LOOK[estado]}>{t(`firmas.estados.${estado}`)}</StatusPill>
            </Link>
          </li>
        ))}
      </Rows>
    </Stack>
  );
}
