import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import type { VisitaPropia } from '@jornada/contract/visitas/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBellRinging, IconDoorExit, IconUserPlus } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { AnnounceSheet } from '../components/announce-sheet.tsx';
import { Announced } from '../components/announced.tsx';

/** The visitors whom one receives: who waits, who was here today, and who is expected. */
export function PropiasScreen() {
  const { t } = useTranslation();
  const query = useRead(visitas.propias, {}, { refetchOnWindowFocus: 'always' });
  const expected = useRead(visitas.anuncios, {}).data?.items ?? [];
  const [announces, setAnnounces] = useState(false);
  const isDesktop = useIsDesktop();
  const announce = (
    <Button
      leftSection={<Glyph of={IconUserPlus} />}
      {...(!isDesktop && { size: 'xl', fullWidth: true })}
      onClick={() => setAnnounces(true)}
    >
      {t('visitas.anunciar.titulo')}
    </Button>
  );
  return (
    <Page title={t('visitas.propias.titulo')} actions={isDesktop && announce} dock={isDesktop ? undefined : announce}>
      <Loaded query={query}>
        {({ items }) => (
          <>
            {items.length === 0 && expected.length === 0 && (
              <EmptyState title={t('visitas.propias.vacia')} text={t('visitas.propias.vacia-texto')} />
            )}
            {items.length > 0 && (
              <Rows padded framed="inset" aria-label={t('visitas.propias.titulo')}>
                {items.map((one) => (
                  <OwnVisit key={one.id} of={one} />
                ))}
              </Rows>
            )}
            {expected.length > 0 && (
              <Section title={t('visitas.anunciar.esperas')}>
                <Announced of={expected} />
              </Section>
            )}
          </>
        )}
      </Loaded>
      {announces && <AnnounceSheet onClose={() => setAnnounces(false)} />}
    </Page>
  );
}

function OwnVisit({ of: { nombre, empresa, tipo, centro, zona, entrada, salida } }: { of: VisitaPropia }) {
  const { t } = useTranslation();
  const { hour } = useFormat(zona);
  const isInside = salida === null;
  return (
    <Line
      isStrong
      tone={isInside ? 'accent' : undefined}
      lead={<Glyph of={isInside ? IconBellRinging : IconDoorExit} data-tone={isInside ? 'accent' : 'quiet'} />}
    >
      {[nombre, empresa].filter(Boolean).join(', ')}
      <small>
        {isInside
          ? t('visitas.propias.espera', { hora: hour(entrada) })
          : t('visitas.propias.salio', { entrada: hour(entrada), salida: hour(salida) })}
        {' · '}
        {t('visitas.propias.en', { tipo, centro })}
      </small>
    </Line>
  );
}
