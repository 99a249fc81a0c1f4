import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import { agenda } from '@jornada/contract/agenda.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useProfile } from '@jornada/web/services.tsx';
import classes from '../configuracion.module.css';

/** Leads to the address of the own calendar. Empty for people who see no shifts. */
export function OwnCalendar() {
  const { t } = useTranslation();
  const { AccesoTurnos } = useProfile();
  const { data } = useRead(agenda.estado, {}, { enabled: AccesoTurnos });
  if (!AccesoTurnos) return null;
  return (
    <section className={classes.section} aria-label={t('agenda.titulo')}>
      <Rows as="div" framed="inset">
        <Link to="/configuracion/agenda" className={classes.row}>
          <span className={classes.rowName}>{t('agenda.titulo')}</span>
          <Text span c="dimmed" ml="auto" miw={0}>
            {data ? t(data.creada === null ? 'configuracion.seguridad.desactivado' : 'configuracion.seguridad.activado') : ''}
          </Text>
          <Glyph of={IconChevronRight} />
        </Link>
      </Rows>
    </section>
  );
}
