import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { CompaneraVista } from '@jornada/contract/team.ts';
import { tarjetaDe } from '@jornada/domain/team/tarjeta.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAddressBook, IconMail, IconMessageCircle, IconPhone } from '@jornada/ui/icons.ts';
import { Way } from '@jornada/ui/way.tsx';
import { saveFile } from '@jornada/web/native/files.ts';
import { useProfile } from '@jornada/web/services.tsx';
import classes from '../team.module.css';

/** The ways to a colleague: those that the company shows and the person has. */
export function PersonActions({ persona }: { persona: CompaneraVista }) {
  const { t } = useTranslation();
  const { Entidad, ModuloChat } = useProfile();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const { id, nombre, correo, telefono, propia } = persona;
  const hasChat = ModuloChat && hasScreen('/chat-list');
  const isReachable = hasChat || correo !== undefined || telefono !== undefined;
  if (propia)
    return (
      <div className={classes.facts}>
        {t('team.acciones.propia')}
        <Way renderRoot={(props) => <Link {...props} to="/configuracion" />}>{t('team.acciones.cambiar')}</Way>
      </div>
    );
  return (
    <div className={classes.opened}>
      {isReachable ? (
        <div className={classes.ways}>
          {telefono !== undefined && (
            <a
              className={classes.way}
              href={`tel:${telefono.replaceAll(/[^\d+*#]/g, '')}`}
              aria-label={t('team.acciones.llamar-a', { nombre })}
            >
              <Glyph of={IconPhone} size="lg" />
              {t('team.acciones.llamar')}
            </a>
          )}
          {correo !== undefined && (
            <a className={classes.way} href={`mailto:${encodeURIComponent(correo)}`} aria-label={t('team.acciones.correo-a', { nombre })}>
              <Glyph of={IconMail} size="lg" />
              {t('team.acciones.correo')}
            </a>
          )}
          {hasChat && (
            <Link className={classes.way} to="/chat-list" search={{ con: id }} aria-label={t('team.acciones.chat-con', { nombre })}>
              <Glyph of={IconMessageCircle} size="lg" />
              {t('team.acciones.chat')}
            </Link>
          )}
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {t('team.acciones.nada')}
        </Text>
      )}
      <div className={classes.facts}>
        {telefono !== undefined && <span translate="no">{telefono}</span>}
        {correo !== undefined && <span translate="no">{correo}</span>}
        <Button
          variant="transparent"
          leftSection={<Glyph of={IconAddressBook} size="sm" />}
          aria-label={t('team.acciones.guardar-a', { nombre })}
          onClick={() => saveContact(persona, Entidad)}
        >
          {t('team.acciones.guardar')}
        </Button>
      </div>
    </div>
  );
}

/** Gives somebody to the address book of the device: what colleagues see of them, and nothing else. */
function saveContact({ nombre, puesto, departamento, correo, telefono }: CompaneraVista, empresa: string): void {
  const card = tarjetaDe({ nombre, empresa, puesto, correo, telefono, departamento: departamento?.nombre });
  // Only letters and digits, whatever a name has.
  const name = nombre.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  saveFile({ name: `${name || 'contacto'}.vcf`, type: 'text/vcard;charset=utf-8', bytes: new TextEncoder().encode(card) });
}
