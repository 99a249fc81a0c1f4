import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { contacto, type PeticionAyuda } from '@jornada/contract';
import { IconCheck, IconHourglassLow } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { OneRequest } from '../components/one-request.tsx';
import { contactoSearch, ESTADOS } from '../search.ts';
import { useMoment } from '../use-moment.ts';

/** Requests for help from people of the company: open ones, and done ones. */
export function ContactoScreen() {
  const { t } = useTranslation();
  const moment = useMoment();
  const place = usePlace(contactoSearch);
  const { search, open, show, set } = place;
  const { estado = 'pendiente' } = search;
  // What was just answered stays in sight, although it has left the list.
  const [kept, setKept] = useState<PeticionAyuda | null>(null);
  const list = useList(contacto.listado, { estado });
  const here = list.items.find(({ id }) => id === open) ?? (kept?.id === open ? kept : undefined);
  // A mail leads to a request that somebody else may have done with meanwhile.
  const elsewhere = useRead(
    contacto.listado,
    { estado: estado === 'hecha' ? 'pendiente' : 'hecha', limit: 100 },
    { enabled: open !== null && list.data !== undefined && !here },
  );
  const chosen = here ?? elsewhere.data?.items.find(({ id }) => id === open);
  const cuentas = list.data?.cuentas;
  const countOf = { pendiente: cuentas?.pendientes, hecha: cuentas?.hechas };
  return (
    <ListPage
      title={t('ayudas.titulo')}
      place={place}
      list={list}
      empty={{ title: t(estado === 'pendiente' ? 'ayudas.vacio.pendiente' : 'ayudas.vacio.hecha'), text: t('ayudas.vacio-texto') }}
      renderRow={({ id, persona, comentario, momento, hecha }) => ({
        id,
        name: persona.nombre,
        note: (
          <Text span inherit lineClamp={2}>
            {comentario}
          </Text>
        ),
        end: moment(momento),
        facts: (
          <StatusPill {...(hecha ? { icon: IconCheck, tone: 'accent' } : { icon: IconHourglassLow, tone: 'warn' })}>
            {t(hecha ? 'ayudas.fila.hecha' : 'ayudas.fila.pendiente')}
          </StatusPill>
        ),
      })}
      aside={chosen && <OneRequest key={chosen.id} peticion={chosen} onChanged={setKept} onClose={() => show(null)} />}
      filters={
        <SegmentChoice
          mb="md"
          aria-label={t('ayudas.estado')}
          value={estado}
          options={ESTADOS.map((value) => ({
            value,
            label: t(value === 'hecha' ? 'ayudas.estados.hecha' : 'ayudas.estados.pendiente'),
            count: countOf[value],
          }))}
          onChoose={(value) => set({ estado: value, ver: undefined })}
        />
      }
    />
  );
}
