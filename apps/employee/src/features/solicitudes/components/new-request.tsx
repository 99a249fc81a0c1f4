import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { ownerOf } from '@jornada/client';
import type { ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCamera, IconPlus } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { PICTURES } from '@jornada/web/files/accepted.ts';
import { FileInput } from '@jornada/web/files/file-input.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { MODULE_ICONS } from '@jornada/features/solicitudes/module-icons.ts';
import { handPhoto } from '../../../shared/handed-photo.ts';
import classes from '../../../shared/solicitudes/solicitudes.module.css';

/** A label opens the camera by itself, from any part of it. */
const asLabel = ({ type: _type, children, ...props }: Record<string, unknown>) => <label {...props}>{children as ReactNode}</label>;

/** Leads to the form of the only kind of request that the person has, or asks which one it is to be. */
export function NewRequest({ modules, isWide }: { modules: readonly ModuloSolicitud[]; isWide: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { session } = useWebServices();
  const [asks, setAsks] = useState(false);
  const [only, ...others] = modules;
  const look = { leftSection: <Glyph of={IconPlus} />, ...(isWide && { size: 'xl', fullWidth: true }) };
  // Each kind of request that is offered has such a form.
  const formOf = (modulo: ModuloSolicitud) => `/${modulo}-form` as '/vacaciones-form';
  if (only !== undefined && others.length === 0)
    return (
      <Button {...look} renderRoot={(props) => <Link {...props} to={formOf(only)} />}>
        {t('solicitudes.nueva')}
      </Button>
    );
  return (
    <>
      <Button {...look} onClick={() => setAsks(true)}>
        {t('solicitudes.nueva')}
      </Button>
      {asks && (
        <Sheet title={t('solicitudes.nueva-que')} closeLabel={t('solicitudes.cerrar')} onClose={() => setAsks(false)}>
          <Rows framed>
            {modules.includes('gastos') && (
              <LinkRow className={classes.photo ?? ''} renderRoot={asLabel}>
                <Glyph of={IconCamera} data-tone="quiet" />
                <RowText name={t('solicitudes.foto')} detail={t('solicitudes.foto-ayuda')} />
                <FileInput
                  accept={PICTURES}
                  isCamera
                  onFile={(file) => {
                    handPhoto(file, ownerOf(session.get()));
                    void navigate({ to: '/gastos-form' });
                  }}
                />
              </LinkRow>
            )}
            {modules.map((modulo) => (
              <LinkRow key={modulo} onClick={() => void navigate({ to: formOf(modulo) })}>
                <Glyph of={MODULE_ICONS[modulo]} data-tone="quiet" />
                {t(`menu.entradas.${modulo}`)}
              </LinkRow>
            ))}
          </Rows>
        </Sheet>
      )}
    </>
  );
}
