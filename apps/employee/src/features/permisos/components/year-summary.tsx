import { Box, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LineaResumen } from '@jornada/contract/permisos/vistas.ts';
import { IconInfoCircle } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { Way } from '@jornada/ui/way.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { usePermitWords } from '@jornada/features/solicitudes/permisos/use-permit-words.ts';
import { useResumen } from '../api.ts';
import { countryName } from '@jornada/web/country-name.ts';
import classes from '../permisos.module.css';

const isWorthALine = ({ contador, usado, pedido, recuento }: LineaResumen): boolean =>
  (contador !== null && contador.total !== null) || usado + pedido > 0 || recuento !== 0;

/** What is left of each permit with an amount for the year, and what was used of others. */
export function YearSummary({ ano }: { ano: number }) {
  const { t, format } = usePermitWords();
  const query = useResumen(ano);
  // Where nothing can be asked for, nothing is left either: the chooser says why.
  if (query.data?.items.length === 0) return null;
  return (
    <Box component="section" mb="md" aria-label={t('permisos.resumen.titulo', { ano })}>
      <h2>{t('permisos.resumen.titulo', { ano })}</h2>
      <Loaded query={query} waiting={<Waiting />} problem={t('permisos.resumen.error')}>
        {({ items, familia }) => (
          <>
            {!familia.leyConocida && (
              <Note icon={IconInfoCircle} mb="sm">
                {t('permisos.elegir.sin-ley', { pais: countryName(familia.pais, format.lang) })}
              </Note>
            )}
            <Rows padded>
              {items.filter(isWorthALine).map((one) => (
                <OneKind key={one.tipo.codigo} of={one} />
              ))}
            </Rows>
            <Way renderRoot={(props) => <Link {...props} to="/permisos-modal" search={(was: object) => was} resetScroll={false} />}>
              {t('permisos.resumen.todos')}
            </Way>
          </>
        )}
      </Loaded>
    </Box>
  );
}

function OneKind({ of: { tipo, unidad, usado, pedido, recuento, contador } }: { of: LineaResumen }) {
  const { t, amountOf } = usePermitWords();
  const said = [
    usado > 0 && t('permisos.resumen.usado', { cuanto: amountOf(unidad, usado) }),
    pedido > 0 && t('permisos.resumen.pedido', { cuanto: amountOf(unidad, pedido) }),
    recuento !== 0 &&
      t(recuento < 0 ? 'permisos.resumen.devuelto' : 'permisos.resumen.de-mas', { cuanto: amountOf(unidad, Math.abs(recuento)) }),
  ].filter(Boolean);
  const { total = null, queda = null } = contador ?? {};
  return (
    <Line
      end={
        queda !== null &&
        total !== null && (
          <span className={classes.left}>
            {amountOf(unidad, queda)} <small>{t('permisos.resumen.de', { total: amountOf(unidad, total) })}</small>
          </span>
        )
      }
    >
      <RowText name={tipo.nombre} detail={said.length > 0 ? said.join(', ') : t('permisos.resumen.nada')} />
    </Line>
  );
}

function Waiting() {
  return (
    <Stack gap="lg" py="md" aria-busy="true">
      {[70, 55, 60].map((width) => (
        <Block key={width} width={`${width}%`} />
      ))}
    </Stack>
  );
}
