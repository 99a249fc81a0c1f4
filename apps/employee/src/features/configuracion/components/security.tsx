import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useFactores, useTienePin } from '../api-cuenta.ts';
import settings from '../configuracion.module.css';

/** The protections of the account, and their state. */
export function Security() {
  const { t } = useTranslation();
  const { AccesoDocumentacion, AccesoFichaje } = useProfile();
  const factores = useFactores().data;
  const pin = useTienePin(AccesoDocumentacion).data;
  const identidad = useRead(quiosco.identidad, {}, { enabled: AccesoFichaje }).data;
  const hasSecond = factores && (factores.totp !== null || factores.llaves.length > 0);
  const second = hasSecond ? t('configuracion.seguridad.activado') : t('configuracion.seguridad.desactivado');
  return (
    <section className={settings.section} aria-labelledby="configuracion-seguridad">
      <h2 id="configuracion-seguridad">{t('configuracion.seguridad.titulo')}</h2>
      <Rows as="div" framed="inset">
        <Row to="/configuracion/contrasena" name={t('configuracion.seguridad.contrasena')} value="" />
        <Row to="/configuracion/segundo-paso" name={t('configuracion.seguridad.segundo')} value={factores ? second : ''} />
        {AccesoDocumentacion && (
          <Row
            to="/configuracion/pin"
            name={t('configuracion.seguridad.pin')}
            value={pin ? t(pin.tienePin ? 'configuracion.seguridad.puesto' : 'configuracion.seguridad.sin-poner') : ''}
          />
        )}
        {identidad?.hayQuioscos && (
          <Row
            to="/configuracion/quiosco"
            name={t('quiosco.propio.titulo')}
            value={t(identidad.pin === null ? 'configuracion.seguridad.sin-poner' : 'configuracion.seguridad.puesto')}
          />
        )}
      </Rows>
    </section>
  );
}

type RowProps = {
  to: '/configuracion/contrasena' | '/configuracion/segundo-paso' | '/configuracion/pin' | '/configuracion/quiosco';
  name: string;
  value: string;
};

function Row({ to, name, value }: RowProps) {
  return (
    <Link to={to} className={settings.row}>
      <span className={settings.rowName}>{name}</span>
      <Text span c="dimmed" ml="auto" miw={0}>
        {value}
      </Text>
      <Glyph of={IconChevronRight} />
    </Link>
  );
}
