import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { readPosicion } from '@jornada/domain/distancia/index.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCurrentLocation } from '@jornada/ui/icons.ts';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { takePosition } from '../../../native/position.ts';
import { degrees, type Draft } from '../model/draft.ts';
import { Hint } from '@jornada/web/list/section.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';

/** The position and the radius of a centre: from a link, from the device, or typed. */
export function PositionFields({ of }: { of: ContractForm<Draft> }) {
  const { t } = useTranslation();
  const { distance } = useFormat();
  const [told, setTold] = useState('');
  const link = of.field<string>('enlace');
  const paste = (text: string) => {
    const found = readPosicion(text);
    of.put({ enlace: text, ...(found && { latitud: degrees(found.latitud), longitud: degrees(found.longitud) }) });
    setTold(text === '' ? '' : t(found ? 'centros.posicion.leida' : 'centros.posicion.no-leida'));
  };
  const take = async () => {
    setTold(t('centros.posicion.buscando'));
    const here = await takePosition();
    if (here) of.put({ enlace: '', latitud: degrees(here.latitud), longitud: degrees(here.longitud) });
    setTold(here ? t('centros.posicion.tomada', { precision: distance(here.accuracy) }) : t('centros.posicion.no-tomada'));
  };
  return (
    <>
      <TextInput
        label={t('centros.posicion.enlace')}
        description={t('centros.posicion.enlace-nota')}
        value={link.value}
        error={link.error}
        onChange={(event) => paste(event.currentTarget.value)}
      />
      <Button variant="default" leftSection={<Glyph of={IconCurrentLocation} />} onClick={() => void take()}>
        {t('centros.posicion.aqui')}
      </Button>
      <Hint role="status">{told}</Hint>
      <Pair>
        <TextField of={of} name="latitud" label={t('centros.campos.latitud')} inputMode="text" />
        <TextField of={of} name="longitud" label={t('centros.campos.longitud')} inputMode="text" />
        <TextField of={of} name="radioMetros" label={t('centros.campos.radio')} inputMode="numeric" />
      </Pair>
    </>
  );
}
