import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { personas } from '@jornada/contract/personas.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { entradaQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { KioskState } from '../components/kiosk-state.tsx';
import { OneKiosk } from '../components/one-kiosk.tsx';
import { OneToLookAt } from '../components/one-to-look-at.tsx';
import { quioscosSearch } from '../search.ts';

/** Few people look at this, and somebody who pairs a tablet beside it waits for its state. */
const FRESH = { refetchInterval: 10_000, refetchOnWindowFocus: true };

/** The kiosks of the company, each with its state and its last contact. */
export function QuioscosScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const place = usePlace(quioscosSearch);
  const list = useWholeList(quiosco.lista, {}, FRESH);
  const centros = useRead(personas.opciones, {}).data?.centros ?? [];
  // Shown once, and gone with the page.
  const [made, setMade] = useState<SalidaDe<typeof quiosco.crear> | null>(null);
  const { show } = place;
  return (
    <ListPage
      title={t('quiosco.gestion.titulo')}
      place={place}
      list={list}
      empty={{ title: t('quiosco.gestion.vacio'), text: t('quiosco.gestion.vacio-texto') }}
      before={<ToLookAt />}
      renderRow={({ id, nombre, centro, contacto, ...state }) => ({
        id,
        name: nombre,
        note: centro ?? t('quiosco.gestion.sin-centro'),
        end: contacto ? `${format.date(format.dayOf(contacto), 'day')}, ${format.hour(contacto)}` : '',
        facts: <KioskState kiosk={state} />,
        isDim: state.estado === 'revocado',
      })}
      renderOne={(kiosk) => (
        <OneKiosk
          key={kiosk.id}
          kiosk={kiosk}
          centros={centros}
          made={made?.quiosco.id === kiosk.id ? made : null}
          onClose={() => show(null)}
        />
      )}
      add={{
        label: t('quiosco.gestion.nuevo'),
        form: centros.length > 0 && (
          <NewKiosk
            centros={centros}
            onMade={(next) => {
              setMade(next);
              show(next.quiosco.id);
            }}
          />
        ),
      }}
    />
  );
}

/** Shown at once; the others follow as these are ended. */
const SHOWN = 10;

/** Clockings without a network that nobody could be found for, or that the record refused. Each is proposed to somebody, or dismissed. */
function ToLookAt() {
  const { t } = useTranslation();
  const { data } = useRead(quiosco.porMirar, {});
  if (!data || data.items.length === 0) return null;
  const more = data.items.length - SHOWN;
  return (
    <Section title={t('quiosco.mirar.titulo', { count: data.items.length })} note={t('quiosco.mirar.texto')}>
      <Rows padded framed>
        {data.items.slice(0, SHOWN).map((one) => (
          <OneToLookAt key={one.clave} of={one} />
        ))}
      </Rows>
      {more > 0 && <p>{t('quiosco.mirar.mas', { count: more })}</p>}
    </Section>
  );
}

type Props = { centros: readonly { id: number; nombre: string }[]; onMade: (made: SalidaDe<typeof quiosco.crear>) => void };

/** A new kiosk: what it is called, and where it stands. */
function NewKiosk({ centros, onMade }: Props) {
  const { t } = useTranslation();
  const form = useContractForm(quiosco.crear, {
    schema: entradaQuiosco,
    initial: { nombre: '', centroId: centros[0]?.id ?? 0 },
    draft: 'quiosco.nuevo',
    onSaved: onMade,
  });
  return (
    <Form of={form} save={t('quiosco.gestion.crear')}>
      <TextField of={form} name="nombre" label={t('quiosco.gestion.nombre')} description={t('quiosco.gestion.nombre-nota')} />
      <SelectField
        of={form}
        name="centroId"
        label={t('quiosco.config.centro')}
        options={centros.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      />
    </Form>
  );
}
