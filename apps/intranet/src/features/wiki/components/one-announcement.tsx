import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoEditado } from '@jornada/contract/wiki/vistas.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPencil } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { Announcement } from '@jornada/web/wiki/announcement.tsx';
import { useRowWords } from '../model/use-row-words.ts';
import { asReader } from '../model/as-reader.ts';
import { AnnouncementPill } from './announcement-pill.tsx';
import { EndAnnouncement } from './end-announcement.tsx';
import { Readers } from './readers.tsx';

/** One announcement: how far it has come, who has read it, what it says, and its end. */
export function OneAnnouncement({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useRead(wiki.uno, { id }, { refetchOnWindowFocus: true });
  return (
    <Aside
      title={query.data?.titulo ?? t('wiki.uno')}
      status={query.data && <AnnouncementPill estado={query.data.estado} />}
      onClose={onClose}
    >
      <Loaded query={query}>{(comunicado) => <Opened of={comunicado} onClose={onClose} />}</Loaded>
    </Aside>
  );
}

function Opened({ of, onClose }: { of: ComunicadoEditado; onClose: () => void }) {
  const { t } = useTranslation();
  const { noteOf } = useRowWords();
  const { alcance, confirmacion, estado } = of;
  const count = (cuantos: number): string => t('wiki.gestion.alcance.de', { cuantos, total: alcance.destinatarios });
  const isOut = estado === 'publicado' || estado === 'caducado' || estado === 'retirado';
  return (
    <>
      <Text c="dimmed" mb="sm">
        {noteOf(of)}
      </Text>
      {estado !== 'retirado' && (
        <Buttons>
          <Button
            variant="default"
            leftSection={<Glyph of={IconPencil} size="sm" />}
            renderRoot={(props) => <Link to="/wiki/escribir" search={{ id: of.id }} {...props} />}
          >
            {t('wiki.gestion.editar')}
          </Button>
        </Buttons>
      )}
      <Section title={t('wiki.gestion.alcance.titulo')}>
        <Facts
          areCounts
          items={[
            [t('wiki.gestion.alcance.destinatarios'), t('gestion.personas', { count: alcance.destinatarios })],
            ...(isOut ? [[t('wiki.gestion.alcance.leido'), count(alcance.leido)] as const] : []),
            ...(isOut && confirmacion ? [[t('wiki.gestion.alcance.confirmado'), count(alcance.confirmado)] as const] : []),
          ]}
        />
      </Section>
      {isOut && <Readers of={of} />}
      <Section title={t('wiki.formulario.vista-previa')}>
        <Announcement of={asReader(of)} />
      </Section>
      <EndAnnouncement of={of} onClose={onClose} />
    </>
  );
}
