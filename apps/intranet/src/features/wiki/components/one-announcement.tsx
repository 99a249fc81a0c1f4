import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoEditado, ComunicadoVista } from '@jornada/contract/wiki/vistas.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { type DocumentoRico, imagenesDe } from '@jornada/domain/wiki/documento.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPencil } from '@jornada/ui/icons.ts';
import { useRead, useRefresh, useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { Announcement } from '@jornada/features/wiki/announcement.tsx';
import { useRowWords } from '../model/use-row-words.ts';
import { AnnouncementPill } from './announcement-pill.tsx';
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

/** An announcement as its readers see it. */
function asReader(of: ComunicadoEditado): ComunicadoVista {
  const { todos, centros, departamentos, roles, personas } = of.audiencia;
  const pictures = new Set(of.textos.flatMap(({ documento }) => imagenesDe(documento as DocumentoRico)));
  return {
    id: of.id,
    textos: of.textos,
    autor: { nombre: of.autor, iniciales: iniciales(of.autor), puesto: '' },
    publicado: of.publica ?? of.cambiado,
    corregido: null,
    caduca: of.caduca,
    para: { todos, grupos: [...centros, ...departamentos].map(({ nombre }) => nombre), roles, personas: personas.length > 0 },
    fijado: of.fijado,
    leido: true,
    confirmacion: of.confirmacion ? { antes: of.confirmarAntes, hecha: null } : null,
    ficheros: of.ficheros.filter(({ id }) => !pictures.has(id)),
  };
}

/** Takes an announcement back, or deletes a draft. */
function EndAnnouncement({ of: { id, version, estado }, onClose }: { of: ComunicadoEditado; onClose: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const reload = useRefresh(wiki.uno, wiki.gestion);
  const withdraw = useSend(wiki.retirar, { onSuccess: () => notices.show(t('wiki.gestion.retirado')) });
  const remove = useSend(wiki.borrar, {
    onSuccess: () => {
      notices.show(t('wiki.gestion.borrado'));
      onClose();
    },
  });
  if (estado === 'retirado') return null;
  const isDraft = estado === 'borrador';
  const { isPending, error, mutate } = isDraft ? remove : withdraw;
  return (
    <Ask
      isBad
      opener={t(isDraft ? 'wiki.gestion.borrar' : 'wiki.gestion.retirar')}
      question={t(isDraft ? 'wiki.gestion.borrar-pregunta' : 'wiki.gestion.retirar-pregunta')}
      yes={t(isDraft ? 'wiki.gestion.borrar' : 'wiki.gestion.retirar')}
      isBusy={isPending}
      error={error}
      onReload={reload}
      onYes={() => mutate({ id, version })}
    />
  );
}
