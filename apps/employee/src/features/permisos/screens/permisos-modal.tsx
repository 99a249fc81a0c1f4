import { useId } from 'react';
import { Button, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { LineaResumen } from '@jornada/contract/permisos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight, IconInfoCircle } from '@jornada/ui/icons.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { usePermitWords } from '@jornada/features/solicitudes/permisos/use-permit-words.ts';
import { useServices } from '../../../shared/services.tsx';
import { thisYear } from '../../../shared/solicitudes/this-year.ts';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useResumen } from '../api.ts';
import { countryName } from '@jornada/web/country-name.ts';
import classes from '../permisos.module.css';

/** The kinds of permit that one has, each with what it gives and what is left of it; the chosen one opens its form. */
export function PermisosModal() {
  const { t, format } = usePermitWords();
  const close = useWayBack('/permisos-list');
  const query = useResumen(thisYear(useServices()));
  return (
    <Sheet title={t('permisos.elegir.titulo')} closeLabel={t('solicitudes.cerrar')} onClose={close}>
      <Loaded query={query} problem={t('permisos.resumen.error')}>
        {({ items, familia }) => (
          <div className={classes.kinds}>
            {!familia.leyConocida && items.length > 0 && (
              <Note icon={IconInfoCircle}>{t('permisos.elegir.sin-ley', { pais: countryName(familia.pais, format.lang) })}</Note>
            )}
            {items.length === 0 && <NothingToAsk pais={familia.leyConocida ? null : familia.pais} />}
            <Kinds
              title={t('permisos.elegir.convenio', { nombre: familia.nombre ?? '' })}
              of={items.filter(({ tipo }) => tipo.origen === 'convenio')}
            />
            <Kinds title={t('permisos.elegir.ley')} of={items.filter(({ tipo }) => tipo.origen === 'ley')} />
            {items.length > 0 && (
              <Text size="sm" c="dimmed">
                {t('permisos.elegir.aviso-legal')}
              </Text>
            )}
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

/** No kind of permit: why, who can make one, and the way to write to the company. */
function NothingToAsk({ pais }: { pais: string | null }) {
  const { t, format } = usePermitWords();
  const why = pais === null ? '' : `${t('permisos.elegir.nada-ley', { pais: countryName(pais, format.lang) })} `;
  return (
    <EmptyState
      title={t('permisos.elegir.nada')}
      text={`${why}${t('permisos.elegir.nada-empresa')}`}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/contacto" />}>
          {t('permisos.elegir.nada-escribir')}
        </Button>
      }
    />
  );
}

function Kinds({ title, of }: { title: string; of: readonly LineaResumen[] }) {
  const { t, format, gives, amountOf } = usePermitWords();
  const navigate = useNavigate();
  const id = useId();
  if (of.length === 0) return null;
  const choose = (codigo: string): void =>
    void navigate({ to: '/permisos-form', search: (was: object) => ({ ...was, codigo }), replace: true, resetScroll: false });
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Rows framed>
        {of.map(({ tipo, unidad, contador }) => (
          <LinkRow key={tipo.codigo} onClick={() => choose(tipo.codigo)}>
            <RowText name={tipo.nombre} detail={format.capitalize(gives(tipo))} />
            <span className={classes.kindLeft}>
              {contador?.queda != null && t('permisos.elegir.queda', { cuanto: amountOf(unidad, contador.queda) })}
              <Glyph of={IconChevronRight} size="sm" data-tone="quiet" />
            </span>
          </LinkRow>
        ))}
      </Rows>
    </section>
  );
}
