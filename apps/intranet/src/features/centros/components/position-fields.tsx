import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { leerPosicion } from '@jornada/domain/distancia/index.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCurrentLocation } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { takePosition } from '../../../native/position.ts';
import parts from '../../../shared/parts.module.css';
import { degrees, pointOf, radiusOf, type Draft } from '../model/draft.ts';

type Props = { draft: Draft; isMissing: boolean; onChange: (change: Partial<Draft>) => void };

/** Where a centre is and how far it reaches: from a link, from where one stands, or typed. */
export function PositionFields({ draft, isMissing, onChange }: Props) {
  const { t } = useTranslation();
  const { distance } = useFormat();
  const [link, setLink] = useState('');
  const [told, setTold] = useState('');
  const point = pointOf(draft);
  const radius = radiusOf(draft);

  const paste = (text: string) => {
    setLink(text);
    const found = leerPosicion(text);
    if (found) onChange({ latitud: degrees(found.latitud), longitud: degrees(found.longitud) });
    setTold(text === '' ? '' : t(found ? 'centros.posicion.leida' : 'centros.posicion.no-leida'));
  };
  const take = async () => {
    setTold(t('centros.posicion.buscando'));
    const here = await takePosition();
    if (here) onChange({ latitud: degrees(here.latitud), longitud: degrees(here.longitud) });
    setTold(here ? t('centros.posicion.tomada', { precision: distance(here.accuracy) }) : t('centros.posicion.no-tomada'));
  };
  // Nothing typed lacks a place; something typed that is none is said where it was typed.
  const isEmpty = draft.latitud.trim() === '' && draft.longitud.trim() === '';
  const wrong = isMissing && point === null && !isEmpty ? t('centros.posicion.falta') : undefined;
  return (
    <>
      <TextInput
        label={t('centros.posicion.enlace')}
        description={t('centros.posicion.enlace-nota')}
        value={link}
        error={isMissing && isEmpty ? t('centros.posicion.falta-lugar') : undefined}
        onChange={(event) => paste(event.currentTarget.value)}
      />
      <Button variant="default" leftSection={<Glyph of={IconCurrentLocation} />} onClick={() => void take()}>
        {t('centros.posicion.aqui')}
      </Button>
      <p className={parts.note} role="status">
        {told}
      </p>
      <div className={parts.pair}>
        <TextInput
          label={t('centros.campos.latitud')}
          value={draft.latitud}
          inputMode="text"
          error={wrong}
          onChange={(event) => onChange({ latitud: event.currentTarget.value })}
        />
        <TextInput
          label={t('centros.campos.longitud')}
          value={draft.longitud}
          inputMode="text"
          error={wrong}
          onChange={(event) => onChange({ longitud: event.currentTarget.value })}
        />
        <TextInput
          label={t('centros.campos.radio')}
          value={draft.radio}
          inputMode="numeric"
          error={isMissing && radius === null ? t('centros.posicion.falta-radio') : undefined}
          onChange={(event) => onChange({ radio: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
