import { useId, useState } from 'react';
import { Box, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DiaPropuestoVista } from '@jornada/contract/horas-extra/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useExtraWords } from '@jornada/features/solicitudes/extra/use-extra-words.ts';
import request from '../../../shared/solicitudes/solicitudes.module.css';

/** So many are shown at first. */
const FIRST = 3;

/** The days on which more was worked than planned and that nobody has asked for: one tap fills the form. */
export function Proposals({ of }: { of: readonly DiaPropuestoVista[] }) {
  const { t, time } = useExtraWords();
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const shown = showsAll ? of : of.slice(0, FIRST);
  return (
    <Box component="section" aria-labelledby={id} mb="md">
      <header className={request.groupHead}>
        <h2 id={id}>{t('horas-extra.propuestas.titulo')}</h2>
        <span>{of.length}</span>
      </header>
      <Rows framed>
        {shown.map((dia) => {
          const { fecha, quedanMinutos } = dia;
          return (
            <LinkRow
              key={fecha}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/horas-extra-form"
                  search={(before: object) => ({ ...before, fecha, minutos: quedanMinutos })}
                  resetScroll={false}
                />
              )}
            >
              <ProposalWords of={dia} />
              <span className={request.end}>{time(quedanMinutos)}</span>
              <Glyph of={IconChevronRight} data-tone="quiet" />
            </LinkRow>
          );
        })}
      </Rows>
      {shown.length < of.length && (
        <Button variant="transparent" onClick={() => setShowsAll(true)}>
          {t('horas-extra.propuestas.mas', { count: of.length - shown.length })}
        </Button>
      )}
    </Box>
  );
}

/** A day of the record, in words. */
export function ProposalWords({ of: { fecha, trabajadoMinutos, previstoMinutos } }: { of: DiaPropuestoVista }) {
  const { t, format, time } = useExtraWords();
  const trabajado = time(trabajadoMinutos);
  return (
    <RowText
      name={format.capitalize(format.date(fecha, 'weekdayDay'))}
      detail={
        previstoMinutos === 0
          ? t('horas-extra.propuestas.libre', { trabajado })
          : t('horas-extra.propuestas.dia', { trabajado, previsto: time(previstoMinutos) })
      }
    />
  );
}
