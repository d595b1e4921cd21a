-- The activities that exist keep what they sell; new ones sell nothing until staff enter a capacity.
ALTER TABLE "activities" ADD COLUMN "capacity" integer DEFAULT 15;--> statement-breakpoint
ALTER TABLE "activities" ALTER COLUMN "capacity" DROP DEFAULT;
