import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { MODULE_ICONS } from '@jornada/web/solicitudes/module-icons.ts';

/** Leads to the form of the only kind of request that the person has, or asks which one it is to be. */
export function NewRequest({ modules, isWide }: { modules: readonly ModuloSolicitud[]; isWide: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
