import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contacto, type PeticionAyuda } from '@jornada/contract';
import { IconCheck, IconHourglassLow } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { More } from '../../../shared/more.tsx';
import { useRows } from '../../../shared/use-rows.ts';
import { ListAside, Row, Rows } from '../../../shared/list-aside.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { Segments } from '../../../shared/parts.tsx';
import { usePlace } from '../../../shared/use-place.ts';
import { contactoSearch } from '../search.ts';
import { OneRequest } from '../components/one-request.tsx';
import { useMoment } from '../use-moment.ts';
import classes from '../contacto.module.css';

const ESTADOS = ['pendiente', 'hecha'] as const;

/** What people of the company asked for: those that wait, and those that are done. */
export function ContactoScreen() {
  const { t } = useTranslation();
  const { search, open, show, set } = usePlace(contactoSearch);
  // What was just answered stays in sight, although it has left the list.
  const [kept, setKept] = useState<PeticionAyuda | null>(null);
  const estado = ESTADOS.find((one) => one === search.estado) ?? 'pendiente';
  const { query, more } = useRows(contacto.listado, { estado });
  const here = query.data?.items.find(({ id }) => id === open) ?? (kept?.id === open ? kept : undefined);
  // A mail leads to a request that somebody else may have done with meanwhile.
  const elsewhere = useRead(
    contacto.listado,
    { estado: estado === 'hecha' ? 'pendiente' : 'hecha', limit: 100 },
    { enabled: open !== null && query.data !== undefined && !here },
  );
  const chosen = here ?? elsewhere.data?.items.find(({ id }) => id === open);
  const cuentas = query.data?.cuentas;
  const countOf = { pendiente: cuentas?.pendientes, hecha: cuentas?.hechas };
  return (
    <Page title={t('ayudas.titulo')}>
      <ListAside aside={chosen && <OneRequest key={chosen.id} peticion={chosen} onChanged={setKept} onClose={() => show(null)} />}>
        <Segments
          label={t('ayudas.estado')}
          value={estado}
          items={ESTADOS.map((value) => {
            const count = countOf[value];
            return {
              value,
              label: t(value === 'hecha' ? 'ayudas.estados.hecha' : 'ayudas.estados.pendiente'),
              ...(count === undefined ? {} : { count }),
            };
          })}
          onChange={(value) => set({ estado: value, ver: undefined })}
        />
        <Loaded query={query}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState
                title={t(estado === 'pendiente' ? 'ayudas.vacio.pendiente' : 'ayudas.vacio.hecha')}
                text={t('ayudas.vacio-texto')}
              />
            ) : (
              <>
                <Rows label={t('ayudas.titulo')}>
                  {items.map((peticion) => (
                    <RequestRow key={peticion.id} peticion={peticion} isOpen={peticion.id === open} onOpen={() => show(peticion.id)} />
                  ))}
                </Rows>
                <More shown={items.length} total={total} onMore={more} />
              </>
            )
          }
        </Loaded>
      </ListAside>
    </Page>
  );
}

function RequestRow({ peticion, isOpen, onOpen }: { peticion: PeticionAyuda; isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { persona, comentario, momento, hecha } = peticion;
  return (
    <Row
      name={persona.nombre}
      note={<span className={classes.begin}>{comentario}</span>}
      end={moment(momento)}
      facts={
        <StatusPill {...(hecha ? { icon: IconCheck, tone: 'accent' } : { icon: IconHourglassLow, tone: 'warn' })}>
          {t(hecha ? 'ayudas.fila.hecha' : 'ayudas.fila.pendiente')}
        </StatusPill>
      }
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
}
