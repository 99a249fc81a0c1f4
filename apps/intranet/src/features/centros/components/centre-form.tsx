import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect, TextInput } from '@mantine/core';
import { centros, type CentroGestionado } from '@jornada/contract';
import { useIdioma } from '@jornada/web/use-format.ts';
import { useProfile, useWebServices } from '@jornada/web/services.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { SwitchRow } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import { draftOf, inputOf, pointOf, radiusOf, type Draft } from '../model/draft.ts';
import { CentreMap } from './centre-map.tsx';
import { PositionFields } from './position-fields.tsx';

/** Countries whose working-time law and calendar the product knows best come first. */
const COUNTRIES = ['ES', 'PT', 'DE', 'GB', 'IE', 'FR', 'IT', 'NL', 'BE', 'AT', 'CH', 'LU', 'PL', 'AD', 'MA', 'MX', 'US'];

/** `named`: what a new one is called elsewhere already. */
type Props = { centro: CentroGestionado | null; named?: string; onSaved: (saved: CentroGestionado) => void; onReload: () => void };

/** Everything about a centre that can be changed. */
export function CentreForm({ centro, named = '', onSaved, onReload }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { Zona } = useProfile();
  const lang = useIdioma();
  const [start] = useState(() => draftOf(centro, { pais: 'ES', zona: Zona }));
  const [draft, setDraft] = useState<Draft>(centro ? start : { ...start, nombre: named });
  const [isMissing, setMissing] = useState(false);
  const regiones = useRead(centros.regiones, { pais: draft.pais }, { keeps: true });
  const guardar = useSend(centros.guardar);
  const posiciones = useRead(centros.posiciones, { id: centro?.id ?? 0 }, { enabled: centro !== null });
  const point = pointOf(draft);
  const radius = radiusOf(draft);
  const put = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const names = new Intl.DisplayNames([lang], { type: 'region' });

  const save = () => {
    const input = inputOf(draft);
    setMissing(input === null);
    if (!input) return;
    const which = centro ? { id: centro.id, version: centro.version } : {};
    guardar.mutate(
      { ...which, ...input },
      {
        onSuccess: (saved) => {
          notices.show(t('gestion.guardado'));
          onSaved(saved);
        },
      },
    );
  };
  const isNameMissing = isMissing && draft.nombre.trim() === '';
  return (
    <Form
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
      isBusy={guardar.isPending}
      error={guardar.error}
      save={t(centro ? 'gestion.guardar' : 'centros.crear')}
      onSave={save}
      onReload={onReload}
    >
      {draft.tieneLugar && point && radius !== null && (
        <div>
          <CentreMap centre={point} radioMetros={radius} posiciones={posiciones.data?.items ?? []} />
          {posiciones.data?.seGuardan === false && <p className={parts.note}>{t('centros.mapa.no-se-guardan')}</p>}
        </div>
      )}
      <TextInput
        label={t('centros.campos.nombre')}
        value={draft.nombre}
        maxLength={120}
        aria-required
        error={isNameMissing ? t('validacion.obligatorio') : undefined}
        onChange={(event) => put({ nombre: event.currentTarget.value })}
      />
      <TextInput
        label={t('centros.campos.direccion')}
        value={draft.direccion}
        maxLength={200}
        onChange={(event) => put({ direccion: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('centros.campos.pais')}
        value={draft.pais}
        data={[...new Set([draft.pais, ...COUNTRIES])].map((code) => ({ value: code, label: names.of(code) ?? code }))}
        onChange={(event) => put({ pais: event.currentTarget.value, region: '' })}
      />
      <NativeSelect
        label={t('centros.campos.region')}
        description={t('centros.campos.region-nota')}
        value={draft.region}
        data={[
          { value: '', label: t('centros.campos.sin-region') },
          ...(regiones.data?.items ?? []).map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
        ]}
        onChange={(event) => put({ region: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('centros.campos.zona')}
        value={draft.zona}
        data={[...new Set([draft.zona, ...Intl.supportedValuesOf('timeZone')])]}
        onChange={(event) => put({ zona: event.currentTarget.value })}
      />
      <SwitchRow
        label={t('centros.campos.lugar')}
        note={t('centros.campos.lugar-nota')}
        checked={draft.tieneLugar}
        onChange={(tieneLugar) => put({ tieneLugar })}
      />
      {draft.tieneLugar && <PositionFields draft={draft} isMissing={isMissing} onChange={put} />}
    </Form>
  );
}
