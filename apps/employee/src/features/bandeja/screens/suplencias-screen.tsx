import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { IconChevronLeft } from '@jornada/ui/icons.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { OwnStandIns } from '../components/own-stand-ins.tsx';
import { StandInForm } from '../components/stand-in-form.tsx';

/** Who decides in the person's place while they are away, and for whom they do so themselves. */
export function SuplenciasScreen() {
  const { t } = useTranslation();
  const { AccesoResponder: decides } = useProfile();
  const query = useRead(solicitudes.suplencias, {}, { refetchOnWindowFocus: true });
  return (
    <Page
      title={t('solicitudes.suplencias.titulo')}
      lead={
        <LeadButton
          label={t('bandeja.volver')}
          icon={IconChevronLeft}
          renderRoot={(props) => <Link {...props} to="/bandeja/solicitudes" />}
        />
      }
    >
      <Box maw="34rem">
        <Loaded query={query}>{({ items }) => <OwnStandIns items={items} />}</Loaded>
        {decides && (
          <Section title={t('solicitudes.suplencias.nueva')} note={t('solicitudes.suplencias.nueva-nota')}>
            <StandInForm />
          </Section>
        )}
      </Box>
    </Page>
  );
}
